// A papyrus on two rollers, its sign of life glowing. Tints: papyrus, roller, glow, metal.
#define LEAN vec3(0.20, 0.12, -0.10)

float ankh(vec2 p) {
  float d = abs(length((p - vec2(0.0, 0.22)) * vec2(1.25, 1.0)) - 0.19) - 0.055;
  d = min(d, box2(p - vec2(0.0, -0.22), vec2(0.055 + 0.05 * smoothstep(-0.1, -0.5, p.y), 0.24)));
  return min(d, box2(p - vec2(0.0, -0.02), vec2(0.30, 0.055 + 0.06 * smoothstep(0.1, 0.3, abs(p.x)))));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float curl = 0.06 * cos(p.y * 2.6);
  float sheet = box2(p.xy, vec2(0.60 + 0.012 * sin(p.y * 21.0), 0.70));
  add(s, plate(sheet, p.z + curl, 0.035, 0.02) * 0.8, 1);
  vec3 q = vec3(p.x, abs(p.y) - 0.70, p.z - 0.02);
  float roll = max(length(q.yz) - 0.175, abs(q.x) - 0.62);
  add(s, roll - 0.01, 1);
  vec3 e = vec3(abs(q.x), q.yz);
  add(s, max(length(e.yz) - 0.205, abs(e.x - 0.62) - 0.06) - 0.02, 4);
  add(s, egg(e - vec3(0.80, 0.0, 0.0), vec3(0.13, 0.12, 0.12)), 2);
  add(s, ring((e - vec3(0.70, 0.0, 0.0)).zyx, 0.10, 0.045), 4);
  add(s, plate(ankh(p.xy * 0.92), p.z + curl - 0.04, 0.05, 0.02), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return metal(T3, 0.18);
  if (id == 2) return gem(T1, p, n, v);
  if (id == 3) {
    Stuff k = light(T2, 0.8 + 0.6 * sin(uPhase * 2.0 * PI));
    return k;
  }
  Stuff k = cloth(T0 * (0.78 + 0.35 * fbm(vec3(p.xy * 5.0, 2.0))));
  float weave = sin(p.x * 46.0) * sin(p.y * 46.0);
  k.base *= 0.94 + 0.06 * weave;
  k.base *= mix(0.55, 1.0, smoothstep(0.0, 0.12, 0.66 - abs(p.x)));
  float halo = exp(-7.0 * max(ankh(p.xy * 0.92), 0.0));
  if (abs(p.y) < 0.55) k.shine = T2 * 0.20 * halo;
  return k;
}
