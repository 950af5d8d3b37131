// Stones in a few cuts. Knob x: 0 round brilliant, 1 emerald cut, 2 cushion, 3 hexagon, 4 pear, 5 marquise, 6 triangle,
// 7 square turned, 8 octagon. Knob y: 1 in a metal setting. Tints: stone, setting. A gleam runs over it.
#define LEAN vec3(0.16, 0.12, 0.0)

float girdle(vec2 p, float k) {
  if (k < 0.5) { vec2 f = fold(p, 16.0); return f.y - 0.84; }
  if (k < 1.5) { vec2 q = abs(p); return max(max(q.x - 0.64, q.y - 0.86), (q.x + q.y) * 0.7071 - 0.86); }
  if (k < 2.5) { vec2 q = abs(p); return max(pow(pow(q.x, 3.2) + pow(q.y, 3.2), 0.3125) - 0.80, (q.x + q.y) * 0.7071 - 0.98); }
  if (k < 3.5) { vec2 f = fold(p, 6.0); return f.y - 0.80; }
  if (k < 4.5) { vec2 q = p + vec2(0.0, 0.22); q.x = abs(q.x); return q.y * 0.834 - q.x * 0.552 > 0.0 ? dot(q, vec2(0.834, 0.552)) - 0.64 : length(q) - 0.64; }
  if (k < 5.5) return length(vec2(abs(p.x) + 0.50, p.y)) - 1.06;
  if (k < 6.5) { vec2 f = fold(p + vec2(0.0, 0.12), 3.0); vec2 g = fold(-(p + vec2(0.0, 0.12)), 3.0); return max(g.y - 0.56, f.y - 0.98); }
  if (k < 7.5) return max((abs(p.x) + abs(p.y)) * 0.7071 - 0.70, max(abs(p.x), abs(p.y)) - 0.92);
  vec2 f = fold(p, 8.0);
  return f.y - 0.82;
}

float crown(vec3 p, float d, float n) {
  vec2 f = fold(p.xy * rot(PI / n), n);
  float low = (d + 0.75 * p.z - 0.10) * 0.8;
  float star = f.y * 0.62 + p.z * 0.78 - 0.60;
  float table = p.z - 0.36;
  return max(max(max(low, star), table), max(d, d * 0.5 - p.z - 0.3));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float k = uKnobs.x, d = girdle(p.xy, k);
  float n = k < 0.5 ? 8.0 : k < 1.5 ? 4.0 : k < 2.5 ? 8.0 : k < 3.5 ? 6.0 : k < 6.0 ? 8.0 : k < 6.5 ? 3.0 : 8.0;
  add(s, crown(p, d, n) * 0.9, 1);
  if (uKnobs.y > 0.5) {
    add(s, length(vec2(d - 0.02, p.z + 0.06)) - 0.075, 2);
    add(s, plate(d - 0.01, p.z + 0.22, 0.10, 0.04), 2);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.17);
  Stuff k = gem(T0, p, n, v);
  k.shine *= 0.65 + 0.75 * hash(floor(n * 5.0 + 0.5));
  if (n.z > 0.93) {
    k.shine = pavilion(T0, p.xy);
    k.coat = 0.7;
    k.base = T0 * 0.08;
  }
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  if (uPhase > 0.0) k.shine += vec3(1.1) * smoothstep(0.25, 0.0, gleam);
  return k;
}
