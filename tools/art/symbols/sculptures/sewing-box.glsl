// A sewing box, open and full of buttons. Tints: wood, lining, metal, buttons (three).
#define LEAN vec3(0.42, 0.26, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 b = p - vec3(0.0, -0.46, 0.0);
  float chest = box(b, vec3(0.78, 0.40, 0.50), 0.05);
  chest = max(chest, -box(b - vec3(0.0, 0.30, 0.0), vec3(0.70, 0.40, 0.42), 0.03));
  add(s, chest, 1);
  float bands = box(vec3(abs(b.x) - 0.66, b.y, b.z), vec3(0.07, 0.42, 0.525), 0.02);
  bands = max(bands, -box(b - vec3(0.0, 0.30, 0.0), vec3(0.70, 0.42, 0.42), 0.02));
  add(s, bands, 2);
  add(s, plate(box2(b.xy - vec2(0.0, 0.22), vec2(0.12, 0.14)), b.z - 0.52, 0.05, 0.03), 2);
  add(s, ball(b - vec3(0.0, 0.20, 0.58), 0.055), 3);
  vec3 l = p - vec3(0.0, 0.02, -0.50);
  l.yz *= rot(-1.15 + 0.08 * sin(uPhase * 2.0 * PI));
  float lid = box(l - vec3(0.0, 0.08, 0.48), vec3(0.80, 0.10, 0.50), 0.05);
  lid = max(lid, -box(l - vec3(0.0, -0.02, 0.48), vec3(0.70, 0.09, 0.40), 0.02));
  add(s, lid, 1);
  add(s, max(box(vec3(abs(l.x) - 0.66, l.y - 0.08, l.z - 0.48), vec3(0.07, 0.115, 0.515), 0.02), -box(l - vec3(0.0, -0.02, 0.48), vec3(0.70, 0.12, 0.40), 0.02)), 2);
  add(s, box(l - vec3(0.0, 0.09, 0.48), vec3(0.69, 0.03, 0.39), 0.01), 4);
  for (int i = 0; i < 9; i++) {
    float fi = float(i);
    vec3 c = vec3(-0.52 + 0.26 * mod(fi, 5.0) + 0.13 * floor(fi / 5.0), -0.02 + 0.10 * sin(fi * 2.3) + 0.12 * floor(fi / 5.0), 0.22 - 0.34 * floor(fi / 5.0));
    vec3 q = p - c;
    q.yz *= rot(0.55 + 0.4 * sin(fi * 1.9));
    q.xy *= rot(0.7 * sin(fi * 3.1));
    float r = length(q.xy);
    float d = min(plate(r - 0.18, q.z, 0.05, 0.03), length(vec2(r - 0.155, q.z - 0.03)) - 0.045);
    d = max(d, -(length(abs(q.xy) - 0.045) - 0.024));
    add(s, d, 5 + i % 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T2, 0.18);
  if (id == 3) return gloss(INK);
  if (id == 4) {
    Stuff k = plush(T1);
    k.base *= 0.8 + 0.3 * sin(p.x * 22.0) * sin(p.y * 22.0);
    k.shine = T1 * 0.10;
    return k;
  }
  if (id >= 5) {
    vec3 c = id == 5 ? T3 : id == 6 ? T4 : T5;
    Stuff k = gloss(c);
    k.shine = c * 0.25;
    return k;
  }
  Stuff k = timber(T0 * 1.3, p.yxz);
  k.coat = 0.7;
  vec2 f = fold(p.xy - vec2(-0.34, -0.52), 5.0), g = fold(p.xy - vec2(0.34, -0.52), 5.0);
  if (p.z > 0.48 && (length(f - vec2(0.0, 0.09)) < 0.068 || length(g - vec2(0.0, 0.09)) < 0.068)) k.base = T1;
  if (p.z > 0.48 && (length(f) < 0.05 || length(g) < 0.05)) k.base = T4;
  return k;
}
