// A crocodile, its mouth open. Tints: hide, belly and mouth, teeth, eyes.
#define LEAN vec3(-0.62, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 c = p - vec3(0.0, 0.10, -0.30);
  float head = egg(c, vec3(0.52, 0.42, 0.48));
  head = smin(head, egg(m - vec3(0.28, 0.46, -0.16), vec3(0.22, 0.22, 0.26)), 0.10);
  vec3 u = p - vec3(0.0, 0.16, 0.0);
  u.yz *= rot(0.20);
  float upper = horn(u, vec3(0.0, 0.02, 0.0), vec3(0.0, 0.02, 0.92), vec2(0.34, 0.20));
  upper = smin(upper, egg(u - vec3(0.0, 0.10, 1.00), vec3(0.24, 0.19, 0.20)), 0.10);
  upper = smin(upper, ball(mx(u) - vec3(0.11, 0.27, 1.02), 0.085), 0.05);
  upper = smax(upper, -u.y - 0.06, 0.05);
  float plates = 0.035 * smoothstep(0.30, 0.05, cells(p * 5.0).x);
  float d = smin(head, upper, 0.10) - plates;
  vec3 l = p - vec3(0.0, -0.22, -0.06);
  l.yz *= rot(-0.34);
  float lower = horn(l, vec3(0.0, 0.0, -0.1), vec3(0.0, 0.0, 0.92), vec2(0.33, 0.19));
  lower = smax(lower, l.y - 0.07, 0.05);
  d = min(d, lower);
  float neck = horn(p, vec3(0.0, -0.20, -0.40), vec3(0.0, -0.80, -0.50), vec2(0.42, 0.50));
  d = smin(d, max(neck, -p.y - 0.96), 0.12);
  add(s, d * 0.85, 1);
  vec3 t = l - vec3(0.0, 0.06, 0.46);
  add(s, egg(t, vec3(0.20, 0.07, 0.46)), 4);
  for (int i = 0; i < 5; i++) {
    float z = 0.20 + 0.19 * float(i);
    float w = mix(0.31, 0.19, z);
    vec3 a = vec3(abs(u.x) - w + 0.03, u.y + 0.04, u.z - z - 0.06);
    add(s, horn(a, vec3(0.0), vec3(0.0, -0.17, 0.02), vec2(0.06, 0.008)), 2);
    vec3 b = vec3(abs(l.x) - w + 0.05, l.y - 0.05, l.z - z);
    add(s, horn(b, vec3(0.0), vec3(0.0, 0.15, 0.02), vec2(0.055, 0.008)), 2);
  }
  add(s, ball(m - vec3(0.31, 0.50, -0.02), 0.165), 3);
  float lid = max(ball(m - vec3(0.31, 0.50, -0.02), 0.19), 0.08 - (m.y - 0.50) - 0.35 * (m.x - 0.31));
  add(s, lid, 1);
  for (int i = 0; i < 4; i++) {
    vec3 b = p - vec3(0.0, 0.58 - 0.24 * float(i), -0.66 - 0.06 * float(i));
    add(s, egg(mx(b) - vec3(0.16 + 0.05 * float(i), 0.0, 0.0), vec3(0.08, 0.15, 0.13)), 1);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 2) { Stuff k = gloss(T2); k.shine = T2 * 0.12; return k; }
  if (id == 4) return gloss(vec3(0.85, 0.20, 0.28));
  if (id == 3) {
    vec3 q = m - vec3(0.31, 0.50, -0.02);
    Stuff k = gloss(T3);
    k.shine = T3 * 0.35;
    vec2 e = vec2(q.x - 0.02, q.y);
    if (length(e * vec2(2.6, 1.0)) < 0.11 && q.z > 0.0) k = gloss(INK);
    if (length(e - vec2(-0.05, 0.07)) < 0.032) k.shine = vec3(2.0);
    return k;
  }
  vec2 hide = cells(p * 5.0);
  float under = smoothstep(0.05, -0.25, n.y + 0.3 * p.y + 0.1);
  vec3 c = mix(T0 * (0.72 + 0.6 * smoothstep(0.5, 0.1, hide.x)), T1, under * step(p.y, -0.12));
  Stuff k = gloss(c);
  k.rough = 0.34;
  k.shine = c * 0.10;
  vec3 u = p - vec3(0.0, 0.16, 0.0);
  u.yz *= rot(0.20);
  if (length(mx(u).xy - vec2(0.12, 0.20)) < 0.05 && u.z > 1.1) k = gloss(INK);
  return k;
}
