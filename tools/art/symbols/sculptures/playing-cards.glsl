// Two cards, one over the other: an ace of spades, and behind it a court card of hearts. Shapes: the two letters. Tints: paper, black, red, edge.
#define LEAN vec3(0.22, 0.10, 0.0)

float spade(vec2 p, float s) {
  p /= s;
  vec2 q = vec2(abs(p.x), p.y);
  float lobe = length(q - vec2(0.26, -0.10)) - 0.28;
  float top = max(dot(q - vec2(0.0, 0.62), normalize(vec2(0.74, 0.60))), 0.02 - p.y);
  float foot = max(abs(p.x) - 0.05 - 0.26 * pow(clamp((-0.30 - p.y) / 0.34, 0.0, 1.0), 2.0), abs(p.y + 0.42) - 0.22);
  return min(min(lobe, top), foot) * s;
}

float heart2(vec2 p, float s) {
  p /= s;
  vec2 q = vec2(abs(p.x), p.y);
  float lobe = length(q - vec2(0.27, 0.16)) - 0.29;
  float low = max(dot(q - vec2(0.0, -0.58), normalize(vec2(0.76, -0.62))), p.y - 0.02);
  return min(lobe, low) * s;
}

float sheet(vec2 p) {
  vec2 q = abs(p) - vec2(0.50, 0.72) + 0.07;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.07;
}

vec3 front(vec3 p) { p -= vec3(0.16, -0.10, 0.14); p.xy *= rot(-0.16); return p; }
vec3 rear(vec3 p) { p -= vec3(-0.22, 0.10, -0.05); p.xy *= rot(0.20); return p; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 f = front(p), r = rear(p);
  add(s, plate(sheet(f.xy), f.z, 0.022, 0.012), 1);
  add(s, plate(sheet(r.xy), r.z, 0.022, 0.012), 2);
  return s;
}

// One in ink, nought on paper.
float printed(float d) { return smoothstep(0.007, -0.007, d); }

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 c = T0;
  if (id == 1) {
    vec2 q = front(p).xy;
    float ink = printed(spade(q - vec2(0.0, 0.02), 0.52));
    ink = max(ink, printed(shape0(vec2(q.x + 0.35, q.y - 0.50))));
    ink = max(ink, printed(spade(q - vec2(-0.35, 0.28), 0.13)));
    ink = max(ink, printed(shape0(vec2(0.35 - q.x, -q.y - 0.50))));
    ink = max(ink, printed(spade(-q - vec2(-0.35, 0.28), 0.13)));
    c = mix(c, T1, ink);
  } else {
    vec2 q = rear(p).xy;
    float ink = printed(shape1(vec2(q.x + 0.35, q.y - 0.50)));
    ink = max(ink, printed(heart2(q - vec2(-0.35, 0.28), 0.13)));
    float frame = printed(abs(sheet(q * vec2(1.45, 1.28))) - 0.012);
    c = mix(c, T2, max(ink, frame * 0.7));
    c = mix(c, T2, printed(heart2(q - vec2(0.02, 0.05), 0.40)));
  }
  Stuff k = gloss(c);
  k.coat = 0.55;
  return k;
}
