// A sitting temple cat with collar and earring. Tints: stone of the cat, metal, collar, eyes.
#define LEAN vec3(0.26, 0.05, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 h = p - vec3(0.0, 0.30, 0.12), a = mx(h);
  float d = egg(h, vec3(0.40, 0.36, 0.36));
  d = smin(d, egg(h - vec3(0.0, -0.14, 0.26), vec3(0.20, 0.14, 0.18)), 0.12);
  d = smin(d, egg(a - vec3(0.10, -0.13, 0.36), vec3(0.10, 0.08, 0.08)), 0.05);
  d = smax(d, -egg(a - vec3(0.17, 0.05, 0.40), vec3(0.115, 0.075, 0.14)), 0.05);
  vec3 e = a - vec3(0.24, 0.22, -0.02);
  e.xy *= rot(0.22);
  float ear = horn(e, vec3(0.0, -0.06, 0.0), vec3(0.03, 0.52, 0.0), vec2(0.19, 0.02));
  ear = smax(ear, abs(e.z) - 0.075, 0.03);
  d = smin(d, ear, 0.07);
  float chest = horn(p, vec3(0.0, 0.08, 0.0), vec3(0.0, -0.62, 0.02), vec2(0.25, 0.44));
  chest = smin(chest, egg(m - vec3(0.38, -0.70, -0.04), vec3(0.30, 0.34, 0.34)), 0.14);
  chest = smin(chest, horn(m, vec3(0.15, -0.30, 0.30), vec3(0.17, -0.92, 0.42), vec2(0.14, 0.12)), 0.08);
  d = smin(d, max(chest, -p.y - 0.98), 0.08);
  add(s, d, 1);
  add(s, egg(a - vec3(0.165, 0.05, 0.285), vec3(0.10, 0.07, 0.06)), 4);
  add(s, egg(h - vec3(0.0, -0.09, 0.45), vec3(0.05, 0.035, 0.03)), 2);
  vec3 c = p - vec3(0.0, -0.02, 0.03);
  c.yz *= rot(-0.35);
  add(s, max(abs(length(c.xz) - 0.34 - 0.55 * max(-c.y, 0.0)) - 0.035, abs(c.y + 0.07) - 0.13), 3);
  add(s, ring((c - vec3(0.0, 0.06, 0.0)).xzy, 0.30, 0.035), 2);
  add(s, ring((c - vec3(0.0, -0.20, 0.0)).xzy, 0.445, 0.035), 2);
  add(s, ring(h - vec3(-0.375, 0.34, 0.03), 0.09, 0.03), 2);
  add(s, egg(h - vec3(0.0, 0.25, 0.28), vec3(0.09, 0.11, 0.06)), 2);
  add(s, horn(a, vec3(0.08, 0.28, 0.26), vec3(0.22, 0.36, 0.18), vec2(0.05, 0.01)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.17);
  if (id == 3) {
    float bead = sin(atan(p.x, p.z) * 22.0);
    if (bead > 0.0) return gloss(T2);
    return metal(T1, 0.2);
  }
  if (id == 4) {
    vec2 q = mx(p).xy - vec2(0.165, 0.35);
    Stuff k = light(T3, 1.0);
    if (abs(q.x) < 0.022) k = gloss(INK);
    if (abs(q.y) > 0.052) k = metal(T1, 0.2);
    return k;
  }
  vec3 a = mx(p) - vec3(0.26, 0.62, 0.0);
  Stuff k = gloss(T0);
  if (length(a.xy * vec2(1.5, 0.75)) < 0.14 && p.z > 0.12) k = gloss(T2 * 0.6);
  k.rough = 0.3;
  return k;
}
