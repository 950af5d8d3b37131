// A tree frog. Tints: skin, belly, eyes, toes.
#define LEAN vec3(0.14, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, -0.02, 0.06), vec3(0.68, 0.44, 0.48));
  d = smin(d, egg(p - vec3(0.0, -0.48, -0.06), vec3(0.54, 0.42, 0.40)), 0.16);
  d = smin(d, egg(m - vec3(0.36, 0.36, 0.10), vec3(0.25, 0.25, 0.24)), 0.08);
  d = smin(d, egg(m - vec3(0.58, -0.62, -0.02), vec3(0.26, 0.30, 0.28)), 0.08);
  float lip = max(max(abs(p.y + 0.10 - 0.16 * p.x * p.x) - 0.016, abs(p.x) - 0.52), 0.1 - p.z);
  d = max(d, -lip);
  d = smax(d, -ball(m - vec3(0.09, 0.12, 0.53), 0.03), 0.02);
  add(s, d * 0.95, 1);
  add(s, ball(m - vec3(0.38, 0.40, 0.20), 0.205), 2);
  add(s, max(ball(m - vec3(0.38, 0.40, 0.20), 0.23), 0.10 - (m.y - 0.40)), 1);
  float arm = vine(m, mat3(vec3(0.40, -0.42, 0.26), vec3(0.52, -0.66, 0.46), vec3(0.36, -0.86, 0.42)), vec2(0.12, 0.09));
  add(s, arm, 1);
  for (int i = 0; i < 3; i++) {
    add(s, ball(m - vec3(0.24 + 0.13 * float(i), -0.92, 0.50), 0.075), 3);
    add(s, ball(m - vec3(0.68 + 0.11 * float(i), -0.90, 0.20), 0.07), 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 2) {
    vec3 c = vec3(0.38, 0.40, 0.20);
    vec3 q = m - c;
    Stuff k = gloss(T2);
    k.shine = T2 * 0.2;
    if (length(q.xy * vec2(2.2, 1.0)) < 0.13) k = gloss(INK);
    if (length(q.xy - vec2(-0.06, 0.08)) < 0.04) k.shine = vec3(2.0);
    return k;
  }
  if (id == 3) return gloss(T3);
  float under = smoothstep(-0.12, -0.24, p.y - 0.16 * p.x * p.x) * smoothstep(0.46, 0.34, abs(p.x)) * step(0.05, p.z);
  Stuff k = gloss(mix(T0, T1, under));
  float spot = smoothstep(0.24, 0.18, cells(p * 5.0).x) * (1.0 - under);
  k.base = mix(k.base, T0 * 0.55, spot);
  if (abs(p.y + 0.10 - 0.16 * p.x * p.x) < 0.03 && p.z > 0.2 && abs(p.x) < 0.53) k.base *= 0.25;
  k.shine = k.base * 0.08;
  return k;
}
