// A fan of playing cards of one suit, from the ten to the ace; with a first knob of 1 the jack alone. Tints: paper, suit, metal of the edge, back.
// Shapes: the letters A, K, Q, J. The second knob says the suit: 0 hearts, 1 spades.
#define LEAN vec3(-0.10, 0.16, 0.02)

const int CARDS = 5;

float suit2(vec2 p) {
  if (uKnobs.y < 0.5) return heart2(p);
  // A spade: a heart upside down on its stalk.
  float top = heart2(vec2(p.x, 0.10 - p.y) * 1.02);
  float foot = tri2(p, vec2(0.0, 0.02), vec2(-0.20, -0.50), vec2(0.20, -0.50));
  return min(top, foot);
}

float ten2(vec2 p) {
  float one = box2(p + vec2(0.085, 0.0), vec2(0.020, 0.090));
  float flag = seg(p, vec2(-0.135, 0.055), vec2(-0.085, 0.088)) - 0.012;
  float zero = abs(length((p - vec2(0.045, 0.0)) * vec2(1.0, 0.72)) - 0.048) - 0.020;
  return min(min(one, flag), zero);
}

float rank2(vec2 p, int card) {
  if (card == 4) return shape0(p);
  if (card == 3) return shape1(p);
  if (card == 2) return shape2(p);
  if (card == 1) return shape3(p);
  return ten2(p);
}

bool isAlone() { return uKnobs.x > 0.5; }

vec3 onCard(vec3 p, int card) {
  float i = float(card) - 2.0;
  if (isAlone()) return (p - vec3(0.0, 0.0, 0.05)) / 1.42;
  vec3 q = p - vec3(0.0, -1.02, 0.034 * i);
  q.xy *= rot(-0.27 * i);
  q.xz *= rot(0.05 * i);
  return q - vec3(0.0, 0.98, 0.0);
}

float card3(vec3 q) {
  float bend = 0.05 * q.x * q.x;
  return plate(box2(q.xy, vec2(0.315, 0.465)) - 0.045, q.z + bend, 0.011, 0.008);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  for (int card = 0; card < CARDS; card++) {
    if (isAlone() && card != 1) continue;
    add(s, card3(onCard(p, card)) * (isAlone() ? 1.42 : 1.0), card + 1);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  int card = id - 1;
  vec3 q = onCard(p, card);
  float edge = box2(q.xy, vec2(0.315, 0.465)) - 0.045;
  float pixel = 0.004;
  vec3 c = T0;
  // The corner's rank and suit, and the same upside down.
  vec2 half_ = q.y < 0.0 && (q.x > 0.0 || q.y < -0.30) ? -q.xy : q.xy;
  float ink = rank2(half_ - vec2(-0.245, 0.385), card);
  ink = min(ink, suit2((half_ - vec2(-0.245, 0.215)) / 0.135) * 0.135);
  ink = min(ink, suit2((q.xy - vec2(0.055, -0.02)) / 0.40) * 0.40);
  float frame_ = abs(box2(q.xy - vec2(0.0, 0.0), vec2(0.335, 0.485))) - 0.004;
  c = mix(c, T2 * 0.9, smoothstep(pixel, -pixel, frame_) * 0.75);
  c = mix(c, T1, smoothstep(pixel, -pixel, ink));
  c = mix(c, T0 * 0.82, smoothstep(-0.012, 0.0, edge));
  if (n.z < -0.1) c = T3;
  Stuff k = gloss(c);
  k.coat = 0.55;
  k.shine = c * 0.20;
  return k;
}
