// A pack mule with a straw hat and a bridle. Tints: coat, muzzle, bridle, hat, mane.
#define LEAN vec3(0.34, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.18, 0.06), vec3(0.36, 0.38, 0.38));
  d = smin(d, horn(p, vec3(0.0, 0.06, 0.20), vec3(0.0, -0.44, 0.46), vec2(0.28, 0.25)), 0.14);
  d = smin(d, egg(m - vec3(0.20, 0.22, 0.26), vec3(0.14, 0.12, 0.14)), 0.08);
  float neck = horn(p, vec3(0.0, -0.06, -0.16), vec3(0.0, -0.84, -0.34), vec2(0.32, 0.42));
  d = smin(d, max(neck, -p.y - 0.94), 0.14);
  add(s, d, 1);
  float muzzle = egg(p - vec3(0.0, -0.50, 0.50), vec3(0.30, 0.25, 0.27));
  muzzle = smax(muzzle, -max(abs(p.y + 0.62 - 0.25 * p.x * p.x) - 0.012, 0.5 - p.z), 0.03);
  add(s, muzzle, 2);
  add(s, egg(m - vec3(0.13, -0.42, 0.72), vec3(0.055, 0.075, 0.05)), 6);
  vec3 e = m - vec3(0.32, 0.40, -0.02);
  e.xy *= rot(-0.62);
  float ear = egg(e - vec3(0.0, 0.20, 0.0), vec3(0.17, 0.46, 0.12));
  ear = smax(ear, -egg(e - vec3(0.0, 0.20, 0.11), vec3(0.09, 0.32, 0.08)), 0.03);
  add(s, ear, 7);
  add(s, ball(m - vec3(0.28, 0.20, 0.34), 0.135), 5);
  add(s, max(ball(m - vec3(0.28, 0.20, 0.34), 0.155), 0.075 - (m.y - 0.20) + 0.15 * (m.x - 0.28)), 1);
  vec3 h = p - vec3(0.0, 0.56, 0.04);
  h.yz *= rot(-0.12);
  float r = length(h.xz * vec2(1.0, 1.1));
  add(s, max(abs(h.y + 0.02 - 0.10 * r * r) - 0.035, r - 0.58 + 0.02 * sin(atan(h.x, h.z) * 22.0)) * 0.8, 4);
  add(s, smax(rod(h - vec3(0.0, 0.16, 0.0), 0.30 - 0.10 * h.y, 0.22), -1.0, 0.05) * 0.9, 4);
  add(s, rod(h - vec3(0.0, 0.06, 0.0), 0.315, 0.055), 3);
  vec3 b = p - vec3(0.0, -0.24, 0.36);
  b.yz *= rot(0.48);
  add(s, max(abs(length(b.xz * vec2(1.0, 0.96)) - 0.295) - 0.02, abs(b.y) - 0.055), 3);
  add(s, ring(vec3(m.z - 0.34, p.y + 0.28, m.x - 0.31), 0.075, 0.025), 8);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 5) return eyeStuff(m, vec3(0.28, 0.20, 0.34), 0.135, vec3(0.30, 0.12, 0.03));
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.12; return k; }
  if (id == 8) return gold(0.18);
  if (id == 6) return gloss(INK);
  if (id == 4) {
    Stuff k = cloth(T3 * (0.75 + 0.3 * sin(length(p.xz) * 70.0) * sin(atan(p.x, p.z) * 30.0)));
    k.shine = T3 * 0.14;
    return k;
  }
  if (id == 2) { Stuff k = plush(T1); k.shine = T1 * 0.06; return k; }
  Stuff k = plush(T0);
  k.shine = T0 * 0.06;
  if (id == 7 && n.z > 0.35 && p.z > 0.0) k.base = T4;
  return k;
}
