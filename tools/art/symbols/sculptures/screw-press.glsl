// A screw press for coins: weights swing, the screw comes down on a coin that glows. Tints: lacquer, brass, steel, weights, coin.
#define LEAN vec3(0.34, 0.22, 0.0)

float down() { return 0.5 - 0.5 * cos(uPhase * 2.0 * PI); }

float clover(vec2 p, float s) {
  vec2 q = fold(p, 4.0);
  return heart2((q - vec2(0.0, 0.60 * s + 0.01)) / s) * s;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float fall = 0.11 * down();
  // Foot, columns, crosshead.
  add(s, box(p - vec3(0.0, -0.90, 0.0), vec3(0.80, 0.10, 0.50), 0.05), 1);
  add(s, box(p - vec3(0.0, -0.76, 0.0), vec3(0.66, 0.07, 0.40), 0.03), 2);
  float column = rod(m - vec3(0.50, -0.28, 0.0), 0.115 + 0.03 * smoothstep(-0.35, -0.7, p.y), 0.46) - 0.01;
  add(s, column, 1);
  for (int i = 0; i < 3; i++) {
    float y = i == 0 ? -0.64 : i == 1 ? -0.26 : 0.10;
    add(s, ring((m - vec3(0.50, y, 0.0)).xzy, 0.125, i == 1 ? 0.032 : 0.045), 2);
  }
  float head = box(p - vec3(0.0, 0.28, 0.0), vec3(0.70, 0.15, 0.24), 0.06);
  head = smin(head, egg(p - vec3(0.0, 0.36, 0.0), vec3(0.40, 0.18, 0.28)), 0.08);
  add(s, head, 1);
  add(s, plate(abs(box2(p.xy - vec2(0.0, 0.28), vec2(0.60, 0.07))) - 0.018, p.z - 0.23, 0.035, 0.015), 2);
  add(s, plate(clover((p.xy - vec2(0.0, 0.29)) * rot(0.785398), 0.155), p.z - 0.29, 0.06, 0.03), 2);
  add(s, rod(p - vec3(0.0, 0.50, 0.0), 0.20, 0.06) - 0.02, 2);
  // The screw with its ram.
  vec3 q = p + vec3(0.0, fall, 0.0);
  float turn_ = 0.5 + 2.2 * down();
  float thread = 0.018 * sin(q.y * 62.0 + atan(q.x, q.z) + turn_);
  add(s, (rod(q - vec3(0.0, 0.34, 0.0), 0.105 + thread, 0.52)) * 0.75, 3);
  add(s, box(q - vec3(0.0, -0.20, 0.0), vec3(0.19, 0.12, 0.19), 0.04), 3);
  add(s, rod(q - vec3(0.0, -0.37, 0.0), 0.135, 0.06) - 0.01, 2);
  // The arm with its weights.
  vec3 w = q - vec3(0.0, 0.88, 0.0);
  w.xz *= rot(-0.42 + 0.9 * down());
  add(s, box(w, vec3(0.84, 0.055, 0.07), 0.04), 2);
  add(s, rod(w, 0.15, 0.09) - 0.02, 2);
  vec3 b = mx(w);
  add(s, ball(b - vec3(0.84, 0.0, 0.0), 0.19), 4);
  add(s, ring((b - vec3(0.84, 0.0, 0.0)).xzy, 0.185, 0.028), 2);
  add(s, ball(b - vec3(0.84, 0.20, 0.0), 0.05), 2);
  // Die and coin.
  add(s, rod(p - vec3(0.0, -0.66, 0.06), 0.27, 0.05) - 0.01, 3);
  add(s, rod(p - vec3(0.0, -0.575, 0.06), 0.215, 0.028) - 0.012, 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.18); k.shine = T1 * 0.10; return k; }
  if (id == 3) { Stuff k = metal(T2, 0.24); k.shine = T2 * 0.06 + T4 * 0.10 * smoothstep(0.0, -0.5, p.y) * (1.0 + 2.0 * down()); return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.16; k.coat = 1.5; return k; }
  if (id == 5) {
    Stuff k = metal(T4, 0.2);
    k.shine = T4 * (0.5 + 0.9 * down() * down());
    return k;
  }
  Stuff k = gloss(T0);
  k.shine = T0 * 0.14 + T4 * 0.10 * smoothstep(-0.1, -0.6, p.y) * (0.4 + down());
  k.coat = 1.3;
  return k;
}
