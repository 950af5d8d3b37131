// A mug of something hot with a wafer stick. Tints: mug, pattern, foam, steam.
#define LEAN vec3(0.25, 0.24, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(-0.12, -0.28, 0.0);
  float r = length(q.xz);
  float R = 0.54 + 0.05 * smoothstep(-0.2, -0.6, q.y) + 0.03 * smoothstep(0.2, 0.55, q.y);
  float d = max((r - R) * 0.95, abs(q.y) - 0.56) - 0.03;
  d = max(d, -max(r - R + 0.07, 0.42 - q.y));
  add(s, d, 1);
  vec3 h = q - vec3(0.60, 0.02, 0.0);
  add(s, max(length(vec2(length(h.xy * vec2(1.05, 0.85)) - 0.30, h.z)) - 0.085, -h.x - 0.06) * 0.85, 1);
  float foam = egg(q - vec3(0.0, 0.46, 0.0), vec3(0.50, 0.18, 0.50));
  for (int i = 0; i < 6; i++) {
    float a = float(i) * 1.05;
    foam = smin(foam, ball(q - vec3(cos(a) * 0.28, 0.56 + 0.05 * float(i % 2), sin(a) * 0.28), 0.19), 0.06);
  }
  foam = smin(foam, ball(q - vec3(0.0, 0.74, 0.0), 0.18), 0.08);
  add(s, foam, 2);
  add(s, rod(spin(q - vec3(-0.20, 0.86, -0.05), 0.32), 0.07, 0.36) - 0.01, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = plush(T2);
    k.soft = 1.0;
    if (cells(p * 8.0).x < 0.20) k.base = vec3(0.25, 0.09, 0.03);
    return k;
  }
  if (id == 3) return gloss(sin(p.y * 34.0 + p.x * 22.0) > 0.0 ? vec3(0.9, 0.1, 0.08) : vec3(0.95));
  vec3 q = p - vec3(-0.12, -0.28, 0.0);
  Stuff k = gloss(T0);
  float a = atan(q.x, q.z) * 7.0 / PI;
  vec2 f = vec2((fract(a) - 0.5) * 0.24, q.y);
  if (q.x < 0.52 || q.z > 0.2) {
    if (abs(abs(q.y) - 0.40) < 0.035) k.base = T1;
    vec2 g = fold(f, 6.0);
    float flake = min(max(abs(g.x) - 0.014, g.y - 0.115), seg(vec2(abs(g.x), g.y), vec2(0.0, 0.055), vec2(0.035, 0.09)) - 0.012);
    if (flake < 0.0) k.base = T1;
  }
  k.shine = k.base * 0.08;
  return k;
}
