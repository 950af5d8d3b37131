// A lion. Tints: fur, mane, eyes.
#define LEAN vec3(0.20, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p), c = p - vec3(0.0, 0.0, -0.14);
  for (int ringNo = 0; ringNo < 2; ringNo++) {
    vec2 f = fold(c.xy * rot(float(ringNo) * 0.24), 13.0);
    float R = ringNo == 0 ? 0.66 : 0.52;
    vec3 l = vec3(f.x, f.y, c.z - (ringNo == 0 ? -0.10 : 0.12));
    add(s, horn(l, vec3(0.0, R - 0.14, 0.0), vec3(0.04, R + 0.30, -0.08), vec2(0.19, 0.03)) * 0.8, ringNo == 0 ? 2 : 3);
  }
  float d = egg(p - vec3(0.0, 0.10, 0.12), vec3(0.48, 0.52, 0.40));
  d = smin(d, egg(m - vec3(0.24, 0.02, 0.32), vec3(0.20, 0.18, 0.18)), 0.10);
  d = smin(d, horn(p, vec3(0.0, 0.34, 0.40), vec3(0.0, -0.10, 0.62), vec2(0.10, 0.15)), 0.10);
  d = smax(d, -egg(m - vec3(0.23, 0.18, 0.52), vec3(0.13, 0.10, 0.12)), 0.06);
  d = smin(d, horn(m, vec3(0.08, 0.29, 0.50), vec3(0.34, 0.38, 0.36), vec2(0.07, 0.06)), 0.05);
  add(s, d, 1);
  float muzzle = egg(m - vec3(0.15, -0.24, 0.48), vec3(0.20, 0.17, 0.20));
  muzzle = smin(muzzle, egg(p - vec3(0.0, -0.40, 0.40), vec3(0.19, 0.16, 0.20)), 0.05);
  add(s, muzzle, 4);
  add(s, smin(egg(p - vec3(0.0, -0.09, 0.72), vec3(0.15, 0.09, 0.09)), horn(p, vec3(0.0, -0.1, 0.72), vec3(0.0, -0.20, 0.68), vec2(0.06, 0.02)), 0.04), 5);
  add(s, ball(m - vec3(0.225, 0.165, 0.42), 0.115), 6);
  vec3 e = m - vec3(0.46, 0.56, 0.04);
  float ear = egg(e, vec3(0.20, 0.20, 0.10));
  ear = smax(ear, -egg(e - vec3(-0.02, -0.02, 0.10), vec3(0.12, 0.12, 0.09)), 0.03);
  add(s, ear, 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 6) return eyeStuff(m, vec3(0.22, 0.165, 0.42), 0.115, T2);
  if (id == 5) return gloss(vec3(0.10, 0.03, 0.03));
  if (id == 4) {
    Stuff k = plush(mix(WHITE, T0, 0.25));
    if (length(m.xy - vec2(0.17, -0.24)) < 0.11 && cells(p * 11.0).x < 0.22) k.base *= 0.35;
    return k;
  }
  if (id == 1) {
    Stuff k = plush(T0 * (0.85 + 0.3 * fbm(p * 4.0)));
    if (length(m.xy - vec2(0.46, 0.55)) < 0.12) k.base *= 0.5;
    return k;
  }
  Stuff k = plush(T1 * (id == 3 ? 1.25 : 0.7));
  k.base *= 0.75 + 0.5 * noise(vec3(atan(p.x, p.y) * 30.0, length(p.xy) * 3.0, 1.0));
  return k;
}
