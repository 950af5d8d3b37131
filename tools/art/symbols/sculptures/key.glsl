// A great key. Tints: metal, jewel.
#define LEAN vec3(0.28, 0.10, -0.70)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.56, 0.0);
  vec2 f = fold(q.xy, 3.0);
  float bow = ring(vec3(f, q.z) - vec3(0.0, 0.22, 0.0), 0.17, 0.065);
  bow = min(bow, ring(q, 0.17, 0.05));
  add(s, bow, 1);
  add(s, egg(q, vec3(0.14, 0.14, 0.10)), 2);
  add(s, rod(p - vec3(0.0, -0.36, 0.0), 0.085, 0.62) - 0.01, 1);
  add(s, ring((p - vec3(0.0, 0.12, 0.0)).xzy, 0.10, 0.055), 1);
  add(s, ring((p - vec3(0.0, 0.00, 0.0)).xzy, 0.09, 0.04), 1);
  float bit = box(p - vec3(0.24, -0.72, 0.0), vec3(0.22, 0.21, 0.075), 0.02);
  bit = max(bit, -box(p - vec3(0.30, -0.72, 0.0), vec3(0.09, 0.05, 0.3), 0.01));
  bit = max(bit, -box(p - vec3(0.47, -0.72, 0.0), vec3(0.05, 0.09, 0.3), 0.01));
  add(s, bit, 1);
  add(s, ball(p - vec3(0.0, -0.98, 0.0), 0.10), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gem(T1, p, n, v);
  Stuff k = metal(T0, 0.16);
  k.shine = T0 * 0.08;
  return k;
}
