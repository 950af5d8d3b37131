// A zebra. Tints: coat, stripes, muzzle.
#define LEAN vec3(0.50, 0.05, -0.08)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float neck = max(horn(p, vec3(0.0, 0.24, -0.20), vec3(0.0, -1.2, -0.50), vec2(0.30, 0.48)), -p.y - 0.98);
  float d = egg(p - vec3(0.0, 0.36, 0.02), vec3(0.37, 0.36, 0.36));
  d = smin(d, horn(p, vec3(0.0, 0.28, 0.12), vec3(0.0, -0.36, 0.50), vec2(0.31, 0.22)), 0.12);
  d = smin(d, egg(m - vec3(0.26, 0.32, 0.22), vec3(0.12, 0.10, 0.12)), 0.06);
  d = smin(d, neck, 0.10);
  add(s, d, 1);
  float muzzle = egg(p - vec3(0.0, -0.42, 0.52), vec3(0.25, 0.22, 0.22));
  muzzle = smax(muzzle, -egg(m - vec3(0.11, -0.36, 0.72), vec3(0.045, 0.05, 0.06)), 0.02);
  add(s, max(muzzle, -egg(p - vec3(0.0, -0.52, 0.70), vec3(0.20, 0.012, 0.2))), 2);
  add(s, ball(m - vec3(0.29, 0.30, 0.27), 0.095), 3);
  add(s, max(ball(m - vec3(0.29, 0.30, 0.27), 0.115), 0.035 - (m.y - 0.30)), 2);
  vec3 e = m - vec3(0.24, 0.58, -0.10);
  e.xy *= rot(0.35);
  float ear = smax(horn(e, vec3(0.0, -0.04, 0.0), vec3(0.0, 0.38, 0.0), vec2(0.13, 0.03)), -egg(e - vec3(0.0, 0.15, 0.11), vec3(0.07, 0.16, 0.07)), 0.02);
  add(s, ear, 1);
  float a = atan(p.z + 0.2, p.y - 0.1);
  float mane = plate(abs(length(vec2(p.z + 0.14, p.y - 0.05)) - 0.62) - 0.18 - 0.03 * sin(a * 26.0), p.x, 0.085, 0.06);
  mane = max(mane, max(p.z - 0.14 - 0.1 * p.y, -p.y - 0.55));
  add(s, mane * 0.8, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 3) return eyeStuff(m, vec3(0.30, 0.30, 0.27), 0.095, vec3(0.14, 0.05, 0.02));
  if (id == 2) return plush(T2);
  float t = p.y < -0.05 && p.z < 0.15 ? p.y * 22.0 + 2.0 * m.x : (m.x * 30.0 + p.y * 11.0 + 3.0 * p.z);
  if (id == 4) t = atan(p.z + 0.2, p.y - 0.1) * 12.0;
  float stripe = smoothstep(-0.1, 0.15, sin(t + 1.5 * noise(p * 3.0)) - 0.05);
  return plush(mix(T1, T0, stripe));
}
