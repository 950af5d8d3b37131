// A tent in the snow, lit from within. Tints: cloth, second cloth, light, snow.
#define LEAN vec3(0.38, 0.16, 0.0)

float dome(vec3 p) { return egg(p - vec3(0.0, -0.58, 0.0), vec3(0.86, 1.14, 0.78)); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = dome(p);
  float shell = max(d, -p.y - 0.60);
  vec2 g = vec2(p.x, p.y + 0.60);
  float door = max(length(g * vec2(1.0, 0.62)) - 0.40, -p.z);
  add(s, max(shell, -max(door, -d - 0.10)) * 0.9, 1);
  add(s, max(max(d + 0.06, -p.y - 0.60), -p.z), 3);
  float flap = max(abs(d - 0.01) - 0.03, max(abs(length(g * vec2(1.0, 0.62)) - 0.42) - 0.04, -p.z));
  add(s, max(flap, -p.y - 0.60) * 0.8, 2);
  float pole = max(abs(d - 0.01) - 0.035, min(abs(p.x + 0.92 * p.z * 1.1) - 0.05, abs(p.x - 0.92 * p.z * 1.1) - 0.05) * 0.7);
  add(s, max(max(pole, -p.y - 0.60), -0.02 - door) * 0.8, 2);
  add(s, stick(p, vec3(0.0, 0.52, 0.0), vec3(0.0, 0.90, 0.0), 0.03), 5);
  vec3 f = p - vec3(0.18, 0.78, 0.0);
  add(s, plate(max(abs(f.y) - 0.12 * (0.17 - f.x) / 0.34, abs(f.x) - 0.17), f.z - 0.03 * sin(f.x * 14.0), 0.025, 0.01) * 0.8, 2);
  float snow = egg(p - vec3(0.0, -0.80, 0.0), vec3(0.98, 0.26, 0.86)) - 0.05 * noise(p * 4.0);
  snow = smin(snow, egg(p - vec3(0.62, -0.62, 0.50), vec3(0.34, 0.20, 0.30)), 0.14);
  snow = smin(snow, egg(p - vec3(-0.70, -0.66, 0.40), vec3(0.28, 0.18, 0.26)), 0.14);
  add(s, max(snow, -p.y - 0.96), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) {
    Stuff k = plush(T3);
    k.soft = 1.0;
    k.shine = T3 * 0.12 + T2 * 0.5 * exp(-5.0 * length(p.xz - vec2(0.0, 0.85)));
    return k;
  }
  if (id == 3) return light(mix(T2, vec3(1.0, 0.9, 0.6), smoothstep(0.1, -0.5, p.y)), 0.55);
  if (id == 5) return metal(SILVER, 0.2);
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.16; return k; }
  Stuff k = cloth(T0);
  k.coat = 0.4;
  k.shine = T0 * (0.12 + 0.35 * smoothstep(0.35, -0.6, p.y)) + T2 * 0.10 * smoothstep(0.3, -0.5, p.y);
  return k;
}
