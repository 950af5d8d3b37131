// An airship with its gondola and propellers. Tints: envelope, stripes, metal, gondola.
#define LEAN vec3(0.42, 0.06, 0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 b = p - vec3(0.0, 0.22, 0.0);
  float a = atan(b.y, b.z);
  float hull = egg(b, vec3(0.96, 0.52, 0.52)) + 0.018 * abs(sin(a * 6.0));
  add(s, hull * 0.9, 1);
  add(s, max(abs(egg(b, vec3(0.96, 0.54, 0.54))) - 0.025, abs(abs(b.x) - 0.52) - 0.035) * 0.9, 2);
  add(s, max(abs(egg(b, vec3(0.96, 0.54, 0.54))) - 0.025, abs(b.x) - 0.035) * 0.9, 2);
  add(s, egg(b - vec3(-0.93, 0.0, 0.0), vec3(0.12, 0.13, 0.13)), 2);
  vec2 f = fold(b.yz, 4.0);
  vec3 t = vec3(b.x - 0.84, f.y, f.x);
  float fin = max(box2(t.xy - vec2(0.04, 0.30), vec2(0.16, 0.24)) - 0.03, abs(t.z) - 0.035);
  add(s, max(fin, -(t.x + 0.22 - 0.55 * (t.y - 0.10)) ), 4);
  vec3 g = p - vec3(-0.04, -0.54, 0.0);
  float car = box(g, vec3(0.46, 0.15, 0.20), 0.10);
  car = smin(car, egg(g - vec3(-0.40, 0.02, 0.0), vec3(0.22, 0.15, 0.18)), 0.06);
  add(s, car, 3);
  add(s, box(g - vec3(0.0, -0.14, 0.0), vec3(0.50, 0.035, 0.23), 0.02), 2);
  add(s, box(g - vec3(0.0, 0.15, 0.0), vec3(0.50, 0.03, 0.23), 0.02), 2);
  for (int i = 0; i < 3; i++) {
    vec3 w = vec3(g.x + 0.28 - 0.26 * float(i), g.y - 0.02, abs(g.z) - 0.20);
    add(s, rod(w.xzy, 0.075, 0.02), 5);
    add(s, ring(w, 0.08, 0.022), 2);
  }
  vec3 r = vec3(abs(p.x) - 0.34, p.y + 0.20, abs(p.z) - 0.14);
  add(s, stick(r, vec3(0.0, -0.24, 0.02), vec3(0.06, 0.14, 0.10), 0.02), 2);
  vec3 q = p - vec3(0.58, -0.52, 0.0);
  add(s, stick(q, vec3(-0.16, 0.0, 0.0), vec3(0.04, 0.0, 0.0), 0.055), 2);
  vec2 blade = q.yz * rot(0.5 + uPhase * PI);
  add(s, (max(length(blade * vec2(0.42, 1.6)) - 0.115, abs(q.x - 0.05) - 0.025)) * 0.6, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T2, 0.18); k.shine = T2 * 0.07; return k; }
  if (id == 3) return timber(T3 * 1.3, p.yxz);
  if (id == 4) { Stuff k = gloss(T1); k.shine = T1 * 0.14; return k; }
  if (id == 5) return light(vec3(1.0, 0.80, 0.35), 0.9);
  vec3 b = p - vec3(0.0, 0.22, 0.0);
  float gore = sin(atan(b.y, b.z) * 6.0);
  Stuff k = gloss(gore > 0.0 ? T0 : T1);
  k.coat = 0.6;
  k.shine = k.base * 0.12;
  return k;
}
