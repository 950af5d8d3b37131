// A taxi. Tints: body, roof light, glass, chequers.
#define LEAN vec3(0.58, 0.16, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.12, 0.0);
  float d = box(q - vec3(0.0, -0.16, 0.0), vec3(0.92, 0.23, 0.44), 0.14);
  float w = 0.52 - 0.45 * clamp(q.y - 0.05, 0.0, 0.5);
  float cabin = box(q - vec3(-0.04, 0.22, 0.0), vec3(w, 0.26, 0.39), 0.12);
  d = smin(d, cabin, 0.06);
  vec3 a = vec3(abs(q.x) - 0.54, q.y + 0.38, abs(q.z) - 0.40);
  d = max(d, -max(length(a.xy) - 0.245, -a.z - 0.2));
  add(s, d, 1);
  float glass = box(q - vec3(-0.04, 0.24, 0.0), vec3(w - 0.075, 0.17, 0.41), 0.04);
  glass = max(glass, 0.03 - abs(q.x + 0.02));
  add(s, glass, 2);
  add(s, box(q - vec3(-0.04, 0.24, 0.0), vec3(w + 0.012, 0.15, 0.30), 0.04), 2);
  add(s, max(length(a.xy) - 0.205, abs(a.z) - 0.085) - 0.02, 3);
  add(s, max(length(a.xy) - 0.115, abs(a.z) - 0.115), 4);
  add(s, box(q - vec3(-0.04, 0.56, 0.0), vec3(0.20, 0.085, 0.13), 0.04), 5);
  vec3 e = vec3(q.x - 0.91, q.y + 0.10, abs(q.z) - 0.30);
  add(s, egg(e, vec3(0.05, 0.085, 0.09)), 6);
  add(s, box(q - vec3(0.0, -0.30, 0.0), vec3(0.97, 0.055, 0.40), 0.04), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T2); k.coat = 1.5; k.shine = T2 * 0.15; return k; }
  if (id == 3) return stuff(vec3(0.02), 0.0, 0.5);
  if (id == 4) return metal(SILVER, 0.2);
  if (id == 5) { Stuff k = light(T1, 1.2); return k; }
  if (id == 6) return light(vec3(1.0, 0.92, 0.7), 1.8);
  float y = p.y + 0.235;
  if (abs(y) < 0.065 && abs(n.z) > 0.4) {
    float c = mod(floor(p.x * 13.0) + floor(y / 0.065), 2.0);
    return gloss(c < 0.5 ? T3 : vec3(0.95));
  }
  Stuff k = gloss(T0);
  k.shine = T0 * 0.12;
  return k;
}
