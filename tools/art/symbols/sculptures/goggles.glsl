// A pilot's goggles. Tints: frames, glass, strap, gear.
#define LEAN vec3(0.20, 0.10, 0.06)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 e = m - vec3(0.46, -0.04, 0.06);
  e.xz *= rot(-0.22);
  float r = length(e.xy);
  float n = sin(atan(e.y, e.x) * 18.0);
  add(s, max(abs(r - 0.37) - 0.09, abs(e.z) - 0.20) - 0.02, 1);
  add(s, length(vec2(r - 0.37, e.z - 0.22)) - 0.105 - 0.010 * step(0.3, n), 1);
  add(s, max(egg(e - vec3(0.0, 0.0, 0.10), vec3(0.35, 0.35, 0.20)), -e.z), 2);
  vec2 f = fold(e.xy, 6.0);
  add(s, ball(vec3(f.x, f.y - 0.37, e.z - 0.31), 0.036), 4);
  add(s, vine(p, mat3(vec3(-0.14, 0.04, 0.12), vec3(0.0, 0.18, 0.20), vec3(0.14, 0.04, 0.12)), vec2(0.075, 0.075)), 1);
  float strap = box(m - vec3(0.86, 0.00, -0.18), vec3(0.16, 0.17, 0.30), 0.04);
  add(s, strap, 3);
  float back = max(abs(length((p.xz - vec2(0.0, -0.30)) * vec2(1.0, 1.3)) - 0.92) - 0.05, abs(p.y - 0.10 + 0.2 * p.z) - 0.16);
  add(s, max(back, p.z + 0.20) * 0.8, 3);
  vec3 g = m - vec3(0.74, 0.28, 0.22);
  vec2 q = g.xy * rot(uPhase * PI / 4.0);
  float tooth = smoothstep(-0.3, 0.3, sin(atan(q.y, q.x) * 8.0));
  add(s, plate(max(length(q) - 0.15 - 0.035 * tooth, 0.05 - length(q)), g.z, 0.05, 0.02), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.18); k.shine = T0 * 0.07; return k; }
  if (id == 4) { Stuff k = metal(T3, 0.2); k.shine = T3 * 0.10; return k; }
  if (id == 3) {
    Stuff k = plush(T2);
    k.coat = 0.3;
    if (abs(abs(p.y - 0.0) - 0.13) < 0.014 && abs(sin(p.x * 60.0 + p.z * 60.0)) > 0.4) k.base = vec3(0.9, 0.75, 0.5);
    return k;
  }
  vec3 m = mx(p);
  vec2 q = m.xy - vec2(0.46, -0.04);
  Stuff k = gloss(T1 * 0.4);
  k.coat = 2.2;
  k.shine = mix(T1 * 0.25, T1 * 1.1, smoothstep(-0.35, 0.35, q.y + 0.4 * p.x)) * 0.6;
  float streak = abs(q.x + q.y - 0.12);
  if (streak < 0.05 || abs(q.x + q.y + 0.06) < 0.02) k.shine += vec3(0.45);
  return k;
}
