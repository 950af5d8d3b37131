// A giraffe. Tints: coat, patches, muzzle.
#define LEAN vec3(0.42, 0.05, -0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float neck = horn(p, vec3(0.0, 0.20, -0.20), vec3(-0.05, -1.2, -0.30), vec2(0.24, 0.40));
  neck = max(neck, -p.y - 0.98);
  float d = egg(p - vec3(0.0, 0.34, 0.0), vec3(0.33, 0.34, 0.34));
  d = smin(d, horn(p, vec3(0.0, 0.26, 0.10), vec3(0.0, -0.22, 0.42), vec2(0.27, 0.20)), 0.12);
  d = smin(d, egg(m - vec3(0.24, 0.34, 0.20), vec3(0.13, 0.11, 0.13)), 0.06);
  d = smin(d, neck, 0.10);
  add(s, d, 1);
  float muzzle = egg(p - vec3(0.0, -0.26, 0.44), vec3(0.25, 0.20, 0.22));
  muzzle = smax(muzzle, -egg(m - vec3(0.10, -0.20, 0.66), vec3(0.04, 0.03, 0.06)), 0.02);
  muzzle = max(muzzle, -egg(p - vec3(0.0, -0.36, 0.64), vec3(0.20, 0.012, 0.2)));
  add(s, muzzle, 2);
  add(s, ball(m - vec3(0.27, 0.33, 0.24), 0.095), 3);
  add(s, max(ball(m - vec3(0.27, 0.33, 0.24), 0.115), 0.035 - (m.y - 0.33)), 1);
  add(s, horn(m, vec3(0.13, 0.60, -0.05), vec3(0.17, 0.90, -0.10), vec2(0.06, 0.05)), 1);
  add(s, ball(m - vec3(0.175, 0.92, -0.10), 0.09), 4);
  vec3 e = m - vec3(0.34, 0.52, -0.08);
  e.xy *= rot(1.05);
  float ear = smax(horn(e, vec3(0.0), vec3(0.0, 0.42, 0.0), vec2(0.12, 0.02)), -egg(e - vec3(0.0, 0.16, 0.10), vec3(0.07, 0.16, 0.06)), 0.02);
  add(s, ear, 1);
  float mane = box(p - vec3(0.0, -0.30, -0.52), vec3(0.05, 0.62, 0.14), 0.04);
  add(s, mane, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 3) return eyeStuff(m, vec3(0.28, 0.33, 0.24), 0.095, vec3(0.16, 0.05, 0.01));
  if (id == 2) return plush(T2);
  if (id == 4) return plush(T1 * 0.45);
  vec2 c = cells(p * vec3(4.2, 3.6, 4.2) + 2.0);
  float spot = smoothstep(0.08, 0.14, c.y - c.x);
  float where = smoothstep(-0.05, 0.20, length(p.xy - vec2(0.0, -0.05)) - 0.22 + 0.25 * step(p.y, -0.3));
  Stuff k = plush(mix(T0, T1, spot * where));
  return k;
}
