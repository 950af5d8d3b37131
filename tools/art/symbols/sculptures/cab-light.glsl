// The light on a taxi's roof (shape 0: its word). Tints: shell, word, frame, chequers.
#define LEAN vec3(0.24, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.04, 0.0);
  float w = 0.84 - 0.22 * (q.y + 0.36);
  add(s, box(q, vec3(w, 0.38, 0.24 - 0.10 * q.y), 0.12), 1);
  add(s, plate(shape0(q.xy - vec2(0.0, -0.01)), q.z - 0.23, 0.05, 0.02) * 0.9, 2);
  add(s, box(q - vec3(0.0, -0.46, 0.0), vec3(0.92, 0.09, 0.34), 0.05), 3);
  add(s, box(q - vec3(0.0, -0.64, 0.0), vec3(0.70, 0.10, 0.28), 0.04), 4);
  add(s, box(q - vec3(0.0, 0.40, 0.0), vec3(0.60, 0.04, 0.16), 0.03), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return metal(T2, 0.2);
  if (id == 4) {
    float c = mod(floor(p.x * 7.0) + floor(p.y * 10.0), 2.0);
    return gloss(c < 0.5 ? T3 : vec3(0.95, 0.80, 0.1));
  }
  if (id == 2) return gloss(T1);
  Stuff k = gloss(T0);
  k.shine = T0 * (0.55 + 0.30 * exp(-2.0 * dot(p.xy, p.xy)) + 0.2 * sin(uPhase * 2.0 * PI));
  return k;
}
