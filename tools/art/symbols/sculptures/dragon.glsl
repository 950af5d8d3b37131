// A dragon of the east that looks to the right: antlers, whiskers, a mane of flames. Tints: scales, belly, antlers, eyes, mane.
#define LEAN vec3(-0.58, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.26, -0.14), vec3(0.38, 0.36, 0.44));
  vec3 u = p - vec3(0.0, 0.18, 0.10);
  u.yz *= rot(0.10);
  float snout = horn(u, vec3(0.0, 0.0, 0.0), vec3(0.0, -0.04, 0.66), vec2(0.30, 0.17));
  snout = smin(snout, egg(u - vec3(0.0, 0.05, 0.72), vec3(0.20, 0.14, 0.16)), 0.08);
  snout = smax(snout, -u.y - 0.10, 0.05);
  snout = smax(snout, -ball(mx(u) - vec3(0.11, 0.12, 0.86), 0.055), 0.03);
  d = smin(d, snout, 0.10);
  d = smin(d, egg(spin(m - vec3(0.22, 0.50, 0.12), -0.35), vec3(0.20, 0.09, 0.22)), 0.06);
  vec3 l = p - vec3(0.0, -0.04, 0.02);
  l.yz *= rot(-0.34);
  float jaw = smax(horn(l, vec3(0.0, -0.02, 0.0), vec3(0.0, 0.0, 0.62), vec2(0.25, 0.13)), l.y - 0.05, 0.05);
  d = min(d, jaw);
  float neck = vine(p, mat3(vec3(0.0, 0.16, -0.24), vec3(0.0, -0.34, -0.62), vec3(0.0, -0.96, -0.10)), vec2(0.32, 0.46));
  d = smin(d, max(neck, -p.y - 0.94), 0.12);
  d -= 0.03 * smoothstep(0.45, 0.05, cells(p * 6.0).x);
  add(s, d * 0.85, 1);
  add(s, egg(l - vec3(0.0, 0.06, 0.30), vec3(0.15, 0.05, 0.34)), 6);
  for (int i = 0; i < 4; i++) {
    float z = 0.20 + 0.15 * float(i), w = 0.26 - 0.10 * z;
    add(s, horn(vec3(abs(u.x) - w, u.y + 0.08, u.z - z - 0.02), vec3(0.0), vec3(0.0, -0.16, 0.0), vec2(0.05, 0.006)), 5);
    add(s, horn(vec3(abs(l.x) - w + 0.05, l.y - 0.03, l.z - z + 0.04), vec3(0.0), vec3(0.0, 0.13, 0.0), vec2(0.045, 0.006)), 5);
  }
  // Antlers with two tines each.
  float antler = vine(m, mat3(vec3(0.16, 0.54, -0.16), vec3(0.30, 0.92, -0.30), vec3(0.44, 0.98, -0.86)), vec2(0.085, 0.030));
  antler = min(antler, vine(m, mat3(vec3(0.25, 0.76, -0.27), vec3(0.34, 0.98, -0.16), vec3(0.30, 1.08, 0.02)), vec2(0.055, 0.015)));
  antler = min(antler, vine(m, mat3(vec3(0.35, 0.90, -0.50), vec3(0.46, 1.06, -0.46), vec3(0.48, 1.14, -0.34)), vec2(0.045, 0.012)));
  add(s, antler, 3);
  // Whiskers swing out from beside the nose.
  vec3 root = vec3(0.16, 0.10, 0.78);
  add(s, vine(m, mat3(root, vec3(0.80, 0.34, 1.00), vec3(0.98, -0.16, 0.52)), vec2(0.042, 0.010)), 3);
  // A beard below the jaw.
  add(s, vine(m, mat3(vec3(0.06, -0.30, 0.40), vec3(0.08, -0.56, 0.48), vec3(0.16, -0.72, 0.26)), vec2(0.075, 0.01)), 7);
  add(s, ball(m - vec3(0.285, 0.38, 0.14), 0.12), 4);
  add(s, max(ball(m - vec3(0.285, 0.38, 0.14), 0.145), 0.035 - (m.y - 0.38) - 0.3 * (m.x - 0.285)), 1);
  // Flames along cheek and neck.
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec3 at = vec3(0.26, 0.44 - 0.19 * f, -0.28 - 0.05 * f);
    vec3 tip = at + vec3(0.34 + 0.06 * sin(f * 2.0), 0.20 - 0.07 * f, -0.46);
    add(s, vine(m, mat3(at, mix(at, tip, 0.5) + vec3(0.02, -0.10, 0.0), tip), vec2(0.12, 0.012)), 7);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 5) { Stuff k = gloss(WHITE); k.shine = vec3(0.1); return k; }
  if (id == 6) return gloss(vec3(0.80, 0.12, 0.16));
  if (id == 3) { Stuff k = gloss(T2); k.base *= 0.8 + 0.25 * sin(length(p) * 60.0); k.shine = T2 * 0.08; return k; }
  if (id == 7) { Stuff k = cloth(T4); k.shine = T4 * 0.2; return k; }
  if (id == 4) {
    vec2 q = (m - vec3(0.285, 0.38, 0.14)).xy;
    float deep = m.z - 0.14;
    Stuff k = gloss(T3);
    k.shine = T3 * (0.5 + 0.3 * sin(uPhase * 2.0 * PI));
    if (length(vec2(deep - 0.06, q.y) * vec2(2.2, 1.0)) < 0.075) k = gloss(INK);
    return k;
  }
  float under = smoothstep(0.0, -0.2, p.y) * smoothstep(-0.30, 0.05, p.z + 0.3 * p.y);
  float scale = cells(p * 6.0).x;
  vec3 c = mix(T0 * (0.6 + 0.7 * smoothstep(0.5, 0.1, scale)), T1 * (0.8 + 0.3 * sin(p.y * 26.0)), under);
  Stuff k = gloss(c);
  k.rough = 0.3;
  k.shine = c * 0.12;
  return k;
}
