// Dice that have come to lie against each other: two in front, one upon them; with knob x a pair, one above the other. Tints: body, pips, the one.
#define LEAN vec3(0.42, -0.50, 0.06)

bool isPair() { return uKnobs.x > 0.5; }

// The second of a pair is that which lies upon the others, leaned over.
vec3 inPair(vec3 p, int i) {
  vec3 q = p - (i == 0 ? vec3(-0.40, -0.40, 0.10) : vec3(0.36, 0.36, -0.06));
  q.xz *= rot(i == 0 ? 0.40 : -0.42);
  q.xy *= rot(i == 0 ? -0.08 : 0.30);
  return q / 0.54;
}

vec3 inDie(vec3 p, int i) {
  if (isPair()) return inPair(p, i);
  vec3 q = p - (i == 0 ? vec3(-0.47, -0.38, 0.12) : i == 1 ? vec3(0.50, -0.40, -0.02) : vec3(0.06, 0.42, 0.02));
  q.xz *= rot(i == 0 ? 0.34 : i == 1 ? -0.30 : 0.86);
  if (i == 2) q.xy *= rot(0.10);
  return q / 0.43;
}

float die(vec3 q) { return smax(box(q, vec3(0.98), 0.20), length(q) - 1.50, 0.12) * (isPair() ? 0.54 : 0.43); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  for (int i = 0; i < (isPair() ? 2 : 3); i++) add(s, die(inDie(p, i)), i + 1);
  return s;
}

// How far a place of a face is from the nearest pip; faces are 2 wide.
float pip(vec2 q, int n) {
  float d = 9.0;
  if (n == 1 || n == 3 || n == 5) d = length(q);
  vec2 a = abs(q);
  if (n == 2 || n == 3) d = min(d, length(q.x * q.y > 0.0 ? a - 0.5 : vec2(9.0)));
  if (n >= 4) d = min(d, length(a - 0.5));
  if (n == 6) d = min(d, length(vec2(a.x - 0.5, q.y)));
  return d;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = inDie(p, id - 1), a = abs(q);
  int top = id == 1 ? 5 : id == 2 ? 1 : 6, front = id == 1 ? 1 : id == 2 ? 4 : 2, side = id == 1 ? 3 : id == 2 ? 2 : 4;
  int face = front;
  vec2 at = q.xy;
  if (a.y > a.x && a.y > a.z) { face = top; at = q.xz; }
  else if (a.x > a.z) { face = side; at = q.zy; }
  float d = pip(at, face), size = face == 1 ? 0.30 : 0.19;
  Stuff k = gloss(T0);
  k.shine = T0 * 0.10;
  if (d < size) {
    k = gloss(face == 1 ? T2 : T1);
    k.shine = (face == 1 ? T2 : T1) * (0.06 + 0.16 * smoothstep(0.3, 1.0, d / size));
  }
  return k;
}
