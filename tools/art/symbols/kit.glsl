// What sculptures of the kit share. A sculpture gives `body` (its parts) and `look` (what they are made of);
// both work in its own space, turned by `pose`.

#define T0 uTints[0]
#define T1 uTints[1]
#define T2 uTints[2]
#define T3 uTints[3]
#define T4 uTints[4]
#define T5 uTints[5]

const vec3 GOLD = vec3(1.0, 0.62, 0.20);
const vec3 SILVER = vec3(0.82, 0.84, 0.90);
const vec3 IRON = vec3(0.24, 0.25, 0.29);
const vec3 WHITE = vec3(0.92, 0.90, 0.86);
const vec3 INK = vec3(0.010, 0.009, 0.014);
const vec3 WOOD = vec3(0.34, 0.15, 0.055);

#ifndef LEAN
#define LEAN vec3(0.16, 0.10, 0.0)
#endif

vec3 pose(vec3 p) {
  p.xy *= rot(LEAN.z);
  p.yz *= rot(LEAN.y);
  p.xz *= rot(LEAN.x + uTurn);
  return p;
}

Stuff metal(vec3 c, float rough) { return stuff(c, 1.0, rough); }
Stuff gold(float rough) {
  Stuff k = stuff(GOLD, 1.0, rough);
  k.shine = vec3(0.07, 0.035, 0.006);
  return k;
}
// Lacquer: fruit, enamel, porcelain, toys.
Stuff gloss(vec3 c) {
  Stuff k = stuff(c, 0.0, 0.22);
  k.coat = 1.0;
  k.soft = 0.35;
  return k;
}
// Fur, skin, felt.
Stuff plush(vec3 c) {
  Stuff k = stuff(c, 0.0, 0.62);
  k.soft = 0.7;
  k.bump = 0.22;
  k.grain = 16.0;
  return k;
}
Stuff cloth(vec3 c) {
  Stuff k = stuff(c, 0.0, 0.5);
  k.soft = 0.5;
  return k;
}
// Boiled sugar: light comes through it, most where it is thin.
Stuff sugar(vec3 c, vec3 n, vec3 v) {
  Stuff k = gloss(c);
  float edge = 1.0 - max(dot(n, v), 0.0);
  k.soft = 1.0;
  k.shine = c * (0.06 + 0.30 * pow(edge, 1.5)) * (0.7 + 0.5 * max(-n.y, 0.0));
  return k;
}
Stuff light(vec3 c, float strength) {
  Stuff k = stuff(c * 0.3, 0.0, 0.3);
  k.shine = c * strength;
  k.coat = 0.6;
  return k;
}
// A cut stone: each facet shows another depth of colour, as if light were thrown about inside.
Stuff gem(vec3 c, vec3 p, vec3 n, vec3 v) {
  Stuff k = stuff(c * 0.25, 0.0, 0.05);
  vec3 r = refract(-v, n, 0.6);
  float fire = 0.5 + 0.5 * sin(dot(r, vec3(9.0, 13.0, 7.0)) + 2.2 * p.x - 1.6 * p.y);
  float deep = 0.5 + 0.5 * sin(dot(r, vec3(-17.0, 5.0, 11.0)) + 3.0 * p.y);
  k.shine = c * (0.16 + 1.05 * fire * fire + 0.35 * deep) + vec3(0.30) * pow(fire * deep, 5.0);
  k.shine *= 0.55;
  k.coat = 1.6;
  return k;
}
// What is seen through the table of a stone: the facets of its underside, each throwing light its own way.
vec3 pavilion(vec3 c, vec2 p) {
  float a = atan(p.x, p.y) / (2.0 * PI) * 12.0 + 0.5;
  float zig = abs(fract(a) - 0.5) * 2.0;
  float cell = floor(a) + 16.0 * floor(length(p) * 4.6 + zig * 0.8);
  float b = hash(vec3(cell * 0.37, 3.1, 1.7));
  return c * (0.03 + 0.75 * b * b * b) + vec3(0.7) * smoothstep(0.88, 1.0, b) * (0.3 + c);
}
Stuff timber(vec3 c, vec3 p) {
  float rings = noise(vec3(p.x * 13.0, p.y * 2.0, p.z * 13.0)) + 0.5 * noise(vec3(p.x * 30.0, p.y * 3.0, p.z * 30.0));
  Stuff k = stuff(c * (0.55 + 0.6 * rings), 0.0, 0.45);
  k.coat = 0.25;
  k.bump = 0.15;
  return k;
}

vec3 mx(vec3 p) { return vec3(abs(p.x), p.yz); }
vec3 spin(vec3 p, float a) { p.xy *= rot(a); return p; }

// A flat shape blown up like a cushion: half height h, swelling over the width r.
float pillow(float d, float z, float h, float r) {
  float k = clamp(-d / r, 0.0, 1.0);
  float t = h * sqrt(max(k * (2.0 - k), 0.0));
  float o = max(d, abs(z) - t);
  return d > 0.0 ? length(vec2(d, max(abs(z) - 0.02, 0.0))) * 0.9 : o * 0.55;
}
float disc(vec3 p, float r, float h) { return plate(length(p.xy) - r, p.z, h, min(h, 0.03)); }
// Folds the plane into n sectors around the z axis; the first points up.
vec2 fold(vec2 p, float n) {
  float a = atan(p.x, p.y), s = 2.0 * PI / n;
  a -= s * floor(a / s + 0.5);
  return length(p) * vec2(sin(a), cos(a));
}
float star2(vec2 p, float n, float R, float r) {
  vec2 q = fold(p, n);
  q.x = abs(q.x);
  float s = PI / n;
  vec2 a = vec2(0.0, R), b = r * vec2(sin(s), cos(s)), e = b - a, w = q - a;
  float side = e.x * w.y - e.y * w.x;
  vec2 c = w - e * clamp(dot(w, e) / dot(e, e), 0.0, 1.0);
  return length(c) * (side > 0.0 ? 1.0 : -1.0);
}
float heart2(vec2 p) { // about one unit wide and high, tip at the origin's south
  p = vec2(abs(p.x), p.y + 0.5);
  if (p.y + p.x > 1.0) return sqrt(dot(p - vec2(0.25, 0.75), p - vec2(0.25, 0.75))) - 0.35355;
  vec2 a = p - vec2(0.0, 1.0), b = p - 0.5 * max(p.x + p.y, 0.0);
  return sqrt(min(dot(a, a), dot(b, b))) * sign(p.x - p.y);
}
// A leaf along +y with its stalk at the origin, bent to the front.
float leaf(vec3 p, float size) {
  p /= size;
  float t = clamp(p.y, 0.0, 1.0);
  float w = 0.34 * sqrt(max(sin(t * PI), 0.0)) * (1.0 - 0.35 * t);
  p.z -= 0.35 * p.y * (1.0 - p.y) - 0.12 * abs(p.x) * 2.0;
  float d = length(vec2(max(abs(p.x) - w, 0.0), p.y - t));
  d = abs(p.x) < w && p.y > 0.0 && p.y < 1.0 ? -min(w - abs(p.x), 0.1) : d;
  return max(plate(d, p.z, 0.035, 0.03), -1.0) * 0.7 * size;
}
// Two eyes with whites, iris and pupil: `look` paints them with `eyeStuff`.
Stuff eyeStuff(vec3 p, vec3 c, float r, vec3 iris) {
  float d = length((p - c).xy - vec2(0.0, -0.02) * r);
  Stuff k = gloss(vec3(0.95));
  k.base = d < r * 0.62 ? iris : k.base;
  k.base = d < r * 0.34 ? INK : k.base;
  float spark = length((p - c).xy - vec2(-0.22, 0.26) * r);
  if (spark < r * 0.2) k.shine = vec3(2.0);
  return k;
}
// A banner across the foot of a symbol with the word of shape 0. Ids: cloth, trim, letters.
float bannerZ(float x) { return 0.62 - 0.20 * x * x; }
void banner(inout Part s, vec3 p, float at, ivec3 ids) {
  float far = abs(p.y - at) - 0.42;
  if (far > 0.1) { add(s, far, ids.x); return; }
  float y = p.y - at - 0.08 * p.x * p.x, z = p.z - bannerZ(p.x);
  float sheet = box2(vec2(p.x, y), vec2(0.84, 0.22));
  add(s, plate(sheet, z, 0.05, 0.02), ids.x);
  float edge = max(abs(abs(y) - 0.205) - 0.028, abs(p.x) - 0.85);
  add(s, plate(edge, z - 0.04, 0.035, 0.015), ids.y);
  float ax = abs(p.x);
  float tail = box2(vec2(ax - 0.86, y + 0.06), vec2(0.17, 0.18));
  tail = max(tail, (ax - 0.96) * 0.8 - abs(y + 0.06) * 0.6);
  add(s, plate(tail, p.z - bannerZ(0.9) + 0.12, 0.035, 0.015), ids.x);
  add(s, plate(shape0(vec2(p.x, y - 0.02)), z - 0.06, 0.06, 0.02), ids.z);
}
Stuff bannerStuff(int part, vec3 p, vec3 c) {
  if (part == 1) return gold(0.2);
  if (part == 2) {
    Stuff w = stuff(vec3(1.0, 0.95, 0.80), 0.0, 0.3);
    w.shine = vec3(0.62, 0.55, 0.40);
    return w;
  }
  Stuff k = gloss(c);
  k.base *= mix(1.1, 0.5, smoothstep(0.74, 0.9, abs(p.x)));
  k.shine = c * 0.14;
  return k;
}

Part body(vec3 p);
Stuff look(int id, vec3 p, vec3 n, vec3 v);
Part map(vec3 p) { return body(pose(p)); }
Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  p = pose(p);
  return look(id, p, pose(n), pose(v));
}
