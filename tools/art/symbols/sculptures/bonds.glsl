// Bundles of notes in paper bands. Tints: paper, band, print.
#define LEAN vec3(0.45, 0.40, 0.10)

float bundle(vec3 p) { return box(p, vec3(0.68, 0.13, 0.36), 0.025); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  for (int i = 0; i < 3; i++) {
    vec3 q = p - vec3(0.04 * float(i - 1), -0.42 + 0.33 * float(i), 0.0);
    q.xz *= rot(0.10 * float(i) - 0.12);
    add(s, bundle(q), 1);
    add(s, box(q, vec3(0.14, 0.145, 0.375), 0.02), 2);
    if (i == 2) {
      add(s, rod(q - vec3(0.0, 0.145, 0.0), 0.105, 0.03), 4);
      add(s, max(abs(length((q.xz) * vec2(0.75, 1.0)) - 0.24) - 0.012, abs(q.y - 0.13) - 0.008), 3);
      add(s, max(max(abs(box2(q.xz, vec2(0.58, 0.27))) - 0.014, 0.16 - abs(q.x)), abs(q.y - 0.13) - 0.01), 3);
    }
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.coat = 0.3; k.shine = T1 * 0.1; return k; }
  if (id == 3) return gloss(T2);
  if (id == 4) return gold(0.2);
  Stuff k = cloth(T0);
  if (abs(n.y) < 0.5) k.base *= 0.72 + 0.28 * sin(p.y * 120.0);
  k.shine = T0 * 0.10;
  return k;
}
