// A striped tent with a flag. Tints: first, second, flag, trim.
#define LEAN vec3(0.20, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz), a = atan(p.x, p.z);
  float t = clamp((p.y + 0.02) / 0.64, 0.0, 1.0);
  float R = mix(0.86, 0.05, pow(t, 0.72)) - 0.03 * abs(sin(a * 6.0)) * (1.0 - t);
  add(s, max((r - R) * 0.62, max(-p.y - 0.02, p.y - 0.62)), 1);
  float wall = max((r - 0.70 - 0.02 * cos(a * 16.0)) * 0.9, max(p.y - 0.02, -p.y - 0.84));
  float door = max(abs(p.x) - 0.20 * smoothstep(0.10, -0.8, p.y) - 0.02, -p.z);
  add(s, max(wall, -door), 1);
  add(s, max(max(r - 0.62, abs(p.y + 0.42) - 0.42), 0.0), 5);
  float hem = abs(sin(a * 8.0));
  add(s, max(abs(r - 0.86) - 0.03, max(p.y - 0.05, -p.y - 0.06 - 0.10 * hem)) * 0.7, 2);
  add(s, ring((p - vec3(0.0, 0.03, 0.0)).xzy, 0.865, 0.035), 4);
  add(s, stick(p, vec3(0.0, 0.56, 0.0), vec3(0.0, 0.98, 0.0), 0.03), 4);
  add(s, ball(p - vec3(0.0, 0.99, 0.0), 0.05), 4);
  vec3 f = p - vec3(0.20, 0.82, 0.0);
  add(s, plate(max(abs(f.y) - 0.13 * (0.19 - f.x) / 0.38, abs(f.x) - 0.19), f.z - 0.04 * sin(f.x * 14.0), 0.025, 0.01) * 0.8, 3);
  add(s, rod(p - vec3(0.0, -0.88, 0.0), 0.78, 0.04) - 0.02, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float a = atan(p.x, p.z);
  if (id == 3) return gloss(T2);
  if (id == 4) return metal(T3, 0.2);
  if (id == 5) { Stuff k = cloth(vec3(0.20, 0.05, 0.02)); k.shine = vec3(0.55, 0.22, 0.04) * smoothstep(0.2, -0.8, p.y); return k; }
  if (id == 2) return gloss(sin(a * 8.0 + 0.3) > 0.0 ? T3 : T0);
  Stuff k = gloss(sin(a * 8.0) > 0.0 ? T0 : T1);
  k.coat = 0.4;
  k.shine = k.base * 0.08;
  return k;
}
