// A round window of brass full of balls, on a stand. Tints: four, five colours of balls, then the metal.
#define LEAN vec3(0.10, 0.06, 0.0)

const int BRASS = 1, BACK = 2, STAND = 3, BALLS = 10;
const float WINDOW = 0.74, SMALL = 0.088;
const vec2 MIDDLE = vec2(0.0, 0.14);

// The place of a ball in the window, and its own number; no ball: a radius of nothing.
vec4 place(vec2 cell) {
  float row = cell.y, side = SMALL * 2.02;
  vec2 at = vec2((cell.x + 0.5 * mod(row, 2.0)) * side, row * side * 0.87);
  float b = hash(vec3(cell, 4.0)), c = hash(vec3(cell, 9.0));
  at += (vec2(b, c) - 0.5) * 0.03;
  bool inside = length(at) < WINDOW - SMALL - 0.02;
  bool there = at.y < 0.02 || b > 0.62;
  return vec4(at, (c - 0.5) * 0.16, inside && there ? 1.0 + floor(b * 97.0) : 0.0);
}

float balls(vec2 q, float z, out float number) {
  float side = SMALL * 2.02, row = floor(q.y / (side * 0.87) + 0.5), best = 0.3;
  number = 0.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    float r = row + float(y);
    vec2 cell = vec2(floor(q.x / side - 0.5 * mod(r, 2.0) + 0.5) + float(x), r);
    vec4 b = place(cell);
    if (b.w == 0.0) continue;
    float d = length(vec3(q, z) - b.xyz) - SMALL;
    if (d < best) { best = d; number = b.w; }
  }
  return best;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(MIDDLE, 0.0);
  float r = length(q.xy);
  float ring_ = length(vec2(r - 0.80, q.z - 0.10)) - 0.085;
  ring_ = min(ring_, length(vec2(r - 0.715, q.z - 0.14)) - 0.022);
  ring_ = min(ring_, length(vec2(r - 0.885, q.z - 0.06)) - 0.024);
  float a = atan(q.x, q.y), slice = 2.0 * PI / 16.0, t = mod(a + slice * 0.5, slice) - slice * 0.5;
  ring_ = min(ring_, ball(vec3(sin(t) * r, cos(t) * r - 0.80, q.z - 0.185), 0.03));
  add(s, ring_, BRASS);
  add(s, plate(r - 0.80, q.z + 0.20, 0.06, 0.02), BACK);
  float number;
  if (r < WINDOW + 0.05) add(s, balls(q.xy, q.z - 0.02, number), BALLS);
  // The stand: two feet and a plinth of three steps, and the mouth above.
  vec3 f = vec3(abs(p.x), p.yz);
  float foot = max(stick(f, vec3(0.34, -0.62, -0.02), vec3(0.50, -0.92, 0.0), 0.075), -1.0);
  foot = min(foot, box(p - vec3(0.0, -0.965, 0.0), vec3(0.66, 0.035, 0.20), 0.02));
  foot = min(foot, box(p - vec3(0.0, -0.90, 0.0), vec3(0.56, 0.04, 0.16), 0.02));
  add(s, foot, STAND);
  add(s, box(q - vec3(0.0, 0.93, 0.06), vec3(0.15, 0.07, 0.10), 0.03), BRASS);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == BRASS || id == STAND) {
    Stuff k = metal(T5, id == BRASS ? 0.16 : 0.28);
    k.shine = T5 * 0.06;
    return k;
  }
  if (id == BACK) {
    Stuff k = stuff(vec3(0.02, 0.035, 0.10), 0.0, 0.4);
    k.shine = vec3(0.03, 0.07, 0.20) * (1.0 - length(p.xy - MIDDLE));
    return k;
  }
  vec2 q = p.xy - MIDDLE;
  float number;
  balls(q, p.z - 0.02, number);
  float pick = mod(number, 5.0);
  vec3 c = pick < 0.5 ? T0 : pick < 1.5 ? T1 : pick < 2.5 ? T2 : pick < 3.5 ? T3 : T4;
  Stuff k = gloss(c);
  k.shine = c * c * 0.10;
  // A disc that looks out of the window, turned as chance has it.
  float side = SMALL * 2.02, row = floor(q.y / (side * 0.87) + 0.5);
  vec3 axis = normalize(vec3(hash(vec3(number, 1.0, 2.0)) - 0.5, hash(vec3(number, 3.0, 4.0)) - 0.5, 1.1));
  float faces = dot(n, axis);
  k.base = mix(k.base, vec3(0.93, 0.90, 0.83), smoothstep(0.80, 0.83, faces));
  k.base = mix(k.base, INK, smoothstep(0.965, 0.975, faces) * 0.85);
  return k;
}
