// A painter's box: everything is laid on a canvas `k` (colours as a screen shows them, alpha straight).
// Points: y from -1 (foot) to 1 (top) of the picture, x by the same measure; `wide()` is half the width.

float uPixel() { return 2.0 / uSize.y; }
float wide() { return uSize.x / uSize.y; }
// 0 by day of the base game, 1 in the feature's mood.
float mood() { return uKnobs.y; }

vec3 hex(int c) { return vec3(float((c >> 16) & 255), float((c >> 8) & 255), float(c & 255)) / 255.0; }
vec3 moody(int day, int feature) { return mix(hex(day), hex(feature), mood()); }

float fill(float d) { return clamp(0.5 - d / uPixel(), 0.0, 1.0); }
float soft(float d, float by) { return smoothstep(by, -by, d); }

float h2(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float n2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(h2(i), h2(i + vec2(1, 0)), f.x), mix(h2(i + vec2(0, 1)), h2(i + vec2(1, 1)), f.x), f.y);
}
float f2(vec2 p) {
  float v = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) {
    v += a * n2(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 11.3;
    a *= 0.5;
  }
  return v;
}
// Distance to the nearest scattered point, and that point's own number.
vec2 worley(vec2 p) {
  vec2 i = floor(p), f = fract(p), best = vec2(9.0, 0.0);
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) {
    vec2 g = vec2(x, y), o = vec2(h2(i + g), h2(i + g + 57.0));
    float r = length(g + o - f);
    if (r < best.x) best = vec2(r, h2(i + g + 113.0));
  }
  return best;
}

void lay(inout vec4 k, vec3 c, float a) {
  a = clamp(a, 0.0, 1.0);
  float under = k.a * (1.0 - a), all = a + under;
  k.rgb = all > 0.0 ? (c * a + k.rgb * under) / all : c;
  k.a = all;
}
// Light added as a screen adds it.
void shine(inout vec4 k, vec3 c, float a) {
  vec3 s = 1.0 - (1.0 - k.rgb) * (1.0 - clamp(c * a, 0.0, 1.0));
  k.rgb = mix(c, s, k.a);
  k.a = max(k.a, clamp(a, 0.0, 1.0) * max(c.r, max(c.g, c.b)));
}
void shade(inout vec4 k, float by) { k.rgb *= by; }

void sky(inout vec4 k, vec2 u, float low, vec3 top, vec3 mid, vec3 foot) {
  float t = clamp((u.y - low) / (1.0 - low), 0.0, 1.0);
  lay(k, mix(mix(foot, mid, smoothstep(0.0, 0.42, t)), top, smoothstep(0.30, 1.0, t)), 1.0);
}
void stars(inout vec4 k, vec2 u, float amount) {
  vec2 p = u * 52.0, i = floor(p);
  vec2 o = 0.2 + 0.6 * vec2(h2(i), h2(i + 9.0));
  float b = h2(i + 31.0), r = length(fract(p) - o);
  shine(k, vec3(0.85, 0.92, 1.0), amount * step(0.80, b) * pow(b, 12.0) * exp(-r * r * 130.0) * 2.4);
}
void halo(inout vec4 k, vec2 u, vec2 at, float r, vec3 c, float a) {
  float d = length(u - at) / r;
  shine(k, c, a * (0.62 * exp(-d * d * 2.2) + 0.38 * exp(-d * 1.9)));
}
void disc(inout vec4 k, vec2 u, vec2 at, float r, vec3 c) {
  halo(k, u, at, r * 4.5, c, 0.42);
  halo(k, u, at, r * 1.8, c, 0.8);
  lay(k, mix(c, vec3(1.0), 0.6), fill(length(u - at) - r));
}
// Heaps of cloud between two heights, lit from the side of `sun`.
void clouds(inout vec4 k, vec2 u, vec2 band, float size, float seed, vec3 dark, vec3 light, float cover, vec2 sun) {
  vec2 p = vec2(u.x, u.y * 2.1) / size + seed;
  vec2 w = vec2(f2(p * 0.9 + 3.1), f2(p * 0.9 + 7.7));
  float n = f2(p + w * 0.9);
  vec2 to = normalize(sun - u + 1e-4);
  float m = f2(p + w * 0.9 + to * vec2(0.22, 0.46));
  float in_ = smoothstep(band.x - 0.12, band.x + 0.1, u.y) * smoothstep(band.y + 0.15, band.y - 0.1, u.y);
  float a = smoothstep(1.0 - cover - 0.12, 1.0 - cover + 0.16, n) * in_;
  float lit = clamp(0.5 + (n - m) * 3.4 + 0.35 * smoothstep(0.9, 0.0, length(sun - u)), 0.0, 1.0);
  lay(k, mix(dark, light, lit), a * 0.9);
}
// A range of hills; jag 0 is soft, 1 is rock. Top catches light, the foot drowns in haze.
float range_(float x, float y, float amp, float freq, float jag, float seed) {
  float n = f2(vec2(x * freq + seed, seed * 1.7));
  float r = 1.0 - abs(2.0 * f2(vec2(x * freq * 1.3 + seed * 2.3, seed)) - 1.0);
  return y + amp * (mix(n, r * 1.1, jag) - 0.5) * 2.0;
}
void hills(inout vec4 k, vec2 u, vec4 shape, float seed, vec3 top, vec3 low, vec3 haze, float fog) {
  float y = range_(u.x, shape.x, shape.y, shape.z, shape.w, seed);
  float e = range_(u.x + 0.012, shape.x, shape.y, shape.z, shape.w, seed);
  float deep = y - u.y;
  float t = smoothstep(0.0, shape.y * 2.2 + 0.12, deep);
  vec3 c = mix(top, low, t);
  float tex = f2(vec2(u.x * 9.0, u.y * 16.0) + seed);
  c *= 0.86 + 0.28 * tex;
  c *= 1.0 + clamp((e - y) * 14.0, -0.25, 0.35) * (1.0 - t);
  c = mix(c, haze, fog * (0.35 + 0.65 * t));
  lay(k, c, fill(-deep));
}
void mist(inout vec4 k, vec2 u, float y, float tall, vec3 c, float a) {
  float n = 0.55 + 0.9 * (f2(vec2(u.x * 1.6, u.y * 5.0) + y * 7.0) - 0.5);
  float d = (u.y - y) / tall;
  lay(k, c, a * exp(-d * d) * n);
}
// Beams that spread from a point downwards, about the direction `to`.
void beams(inout vec4 k, vec2 u, vec2 at, vec2 to, float spread, vec3 c, float a, float seed) {
  vec2 d = u - at;
  float r = length(d), g = atan(d.y, d.x) - atan(to.y, to.x);
  g = mod(g + PI, 2.0 * PI) - PI;
  float bars = smoothstep(0.42, 0.75, n2(vec2(g * 11.0 + seed, seed))) * 0.7 + 0.5 * n2(vec2(g * 31.0, seed + 5.0));
  float fade = smoothstep(spread, spread * 0.2, abs(g)) * smoothstep(3.2, 0.1, r);
  shine(k, c, a * bars * fade * (0.8 + 0.4 * n2(u * 3.0)));
}
void bokeh(inout vec4 k, vec2 u, float cell, float seed, vec3 one, vec3 two, float a) {
  for (int i = 0; i < 2; i++) {
    vec2 p = u / (cell * (1.0 + 0.7 * float(i))) + seed + float(i) * 17.0, q = floor(p);
    vec2 o = 0.3 + 0.4 * vec2(h2(q), h2(q + 7.0));
    float r = 0.10 + 0.18 * h2(q + 21.0), d = length(fract(p) - o) / r;
    float disc_ = smoothstep(1.0, 0.86, d) * (0.55 + 0.45 * d * d);
    shine(k, mix(one, two, step(0.5, h2(q + 5.0))), a * disc_ * step(0.52, h2(q + 3.0)) * (0.4 + 0.6 * h2(q + 11.0)));
  }
}
void motes(inout vec4 k, vec2 u, float cell, float seed, vec3 c, float a) {
  vec2 p = u / cell + seed, q = floor(p);
  vec2 o = 0.2 + 0.6 * vec2(h2(q), h2(q + 7.0));
  float r = length(fract(p) - o), b = h2(q + 3.0);
  shine(k, c, a * step(0.55, b) * (exp(-r * r * 900.0) + 0.25 * exp(-r * r * 90.0)) * b);
}
// A mass of leaves about the origin, radius 1 in `p`; light from `sun`'s side.
float leafage(inout vec4 k, vec2 p, float seed, vec3 dark, vec3 mid, vec3 light, vec2 sun, float fine) {
  float n = f2(p * 2.2 + seed);
  float h = 1.0 - length(p) + (n - 0.5) * 0.95;
  if (h < -0.1) return 0.0;
  vec2 cell = worley(p * fine + seed * 3.0);
  float edge = h + (0.35 - cell.x) * 1.9 / fine;
  float m = f2(p * 2.2 + seed + sun * 0.28);
  float tone = 0.48 + (n - m) * 2.6 + 0.34 * dot(p, sun) + (cell.y - 0.5) * 0.42 - cell.x * 0.24;
  vec3 c = mix(dark, mix(mid, light, smoothstep(0.55, 1.0, tone)), smoothstep(0.05, 0.6, tone));
  float a = smoothstep(0.0, 0.05, edge);
  lay(k, c, a);
  return a;
}
// Blades of grass whose roots lie on a line; bending to both sides.
void grass(inout vec4 k, vec2 u, float y, float tall, float count, float seed, vec3 low, vec3 tip) {
  for (int i = -2; i <= 2; i++) {
    float id = floor(u.x * count) + float(i);
    float b = h2(vec2(id, seed)), root = (id + 0.5 + (b - 0.5)) / count;
    float h = tall * (0.45 + 0.75 * h2(vec2(id, seed + 3.0)));
    float t = (u.y - y) / h;
    if (t < -1.5 || t > 1.0) continue;
    float bend = (h2(vec2(id, seed + 5.0)) - 0.5) * 0.9 * h;
    float x = u.x - root - bend * max(t, 0.0) * max(t, 0.0);
    float w = 0.42 / count * (1.0 - max(t, 0.0)) + 0.0006;
    lay(k, mix(low, tip, clamp(t, 0.0, 1.0) * (0.6 + 0.4 * b)), fill(abs(x) - w) * step(-1.5, t));
  }
}
// A branching fan of a palm: origin at its root, length 1 along +x.
float frond(vec2 p) {
  float x = clamp(p.x, 0.0, 1.0);
  float droop = -0.42 * x * x;
  float y = p.y - droop;
  float rib = abs(y) - 0.012 * (1.0 - x);
  float comb = abs(fract(p.x * 17.0 - abs(y) * 13.0) - 0.5) * 0.060 - 0.020;
  float reach = abs(y) - 0.24 * sqrt(max(x, 0.0)) * (1.05 - x) - 0.012;
  float out_ = max(p.x - 1.0, -p.x);
  return max(min(rib, max(comb, reach)), out_);
}
void palm(inout vec4 k, vec2 u, vec2 foot, vec2 crown, float size, float seed, vec3 trunk, vec3 leaf, vec3 tip) {
  float t = clamp((u.y - foot.y) / (crown.y - foot.y), 0.0, 1.0);
  float x = mix(foot.x, crown.x, t * t * 0.6 + t * 0.4);
  float w = size * mix(0.075, 0.045, t) * (1.0 + 0.12 * sin(t * 60.0));
  float d = max(abs(u.x - x) - w, max(u.y - crown.y, foot.y - u.y));
  lay(k, trunk * (0.75 + 0.5 * clamp((x - u.x) / w, -1.0, 1.0) + 0.15 * sin(t * 60.0)), fill(d));
  for (int i = 0; i < 9; i++) {
    float a = PI * (float(i) / 8.0) * 1.25 - 0.40 + 0.12 * sin(seed + float(i) * 2.1);
    vec2 q = (u - crown) / size;
    q *= rot(a);
    if (a > PI * 0.5) q.y = -q.y;
    float s = 0.85 + 0.3 * h2(vec2(seed, float(i)));
    float f = frond(q / s) * s * size;
    lay(k, mix(leaf, tip, smoothstep(0.1, 1.0, q.x) * (0.3 + 0.7 * h2(vec2(float(i), seed)))), fill(f));
  }
}
// A row of houses or towers standing on `y`; windows glow where someone is awake.
float skyline(inout vec4 k, vec2 u, vec4 shape, float seed, vec3 wall, vec3 top, vec3 lamp, float awake) {
  float x = u.x / shape.z + seed, id = floor(x), f = fract(x);
  float h = shape.x + shape.y * (0.25 + 0.75 * h2(vec2(id, seed)));
  float step_ = h2(vec2(id, seed + 4.0));
  if (step_ > 0.5) h -= shape.y * 0.22 * step(abs(f - 0.5) * 2.0, 1.0) * step(0.30, abs(f - 0.5));
  float mast = step(0.72, step_) * step(abs(f - 0.5) * shape.z, 0.003) * shape.y * 0.28;
  float d = u.y - h - mast;
  float a = fill(d);
  vec3 c = mix(wall, top, smoothstep(h - shape.y * 1.4, h, u.y)) * (0.82 + 0.3 * h2(vec2(id, 9.0)));
  c *= 0.86 + 0.28 * f;
  vec2 w = vec2(f * shape.z / shape.w, (h - u.y) / (shape.w * 1.5));
  vec2 wi = floor(w), wf = abs(fract(w) - 0.5);
  float on = step(1.0 - awake, h2(wi + id * 7.0 + seed)) * step(0.06, f) * step(f, 0.94) * step(0.6, w.y);
  float pane = smoothstep(0.36, 0.30, wf.x) * smoothstep(0.36, 0.28, wf.y);
  c = mix(c, lamp * (0.55 + 0.6 * h2(wi + 3.0)), pane * on * step(u.y, h));
  lay(k, c, a);
  return a;
}
// Water below a horizon with the light of something at x `glint` broken on it.
void water(inout vec4 k, vec2 u, float y, vec3 far, vec3 near, vec3 light, float glint, float broad) {
  if (u.y > y) return;
  float d = y - u.y, z = 1.0 / (d + 0.03);
  float n = f2(vec2(u.x * z * 1.1, z * 9.0)), m = n2(vec2(u.x * z * 2.4 + n * 2.0, z * 22.0));
  lay(k, mix(far, near, smoothstep(0.0, 0.9, d)) * (0.85 + 0.34 * n), 1.0);
  float path = exp(-pow((u.x - glint) / (broad * (0.35 + d * 1.2)), 2.0));
  shine(k, light, path * smoothstep(0.52, 0.86, m) * (0.95 - 0.5 * d) + 0.10 * path);
}
// Where a ground below horizon `y` is seen: across and away.
vec2 ground(vec2 u, float y) {
  float z = 1.0 / max(y - u.y, 0.004);
  return vec2(u.x * z, z);
}
// A chain of lamps hung between two points.
void lamps(inout vec4 k, vec2 u, vec2 a, vec2 b, float sag, float count, float r, vec3 one, vec3 two, vec3 wire) {
  float t = (u.x - a.x) / (b.x - a.x);
  if (t < -0.05 || t > 1.05) return;
  float y = mix(a.y, b.y, t) - sag * 4.0 * t * (1.0 - t);
  lay(k, wire, fill(abs(u.y - y) - 0.0028) * step(0.0, t) * step(t, 1.0));
  for (int i = 0; i < 2; i++) {
    float id = floor(t * count) + float(i);
    float s = id / count;
    vec2 at = vec2(mix(a.x, b.x, s), mix(a.y, b.y, s) - sag * 4.0 * s * (1.0 - s) - r * 1.1);
    vec3 c = mod(id, 2.0) < 0.5 ? one : two;
    float d = length(u - at);
    shine(k, c, 0.55 * exp(-d * d / (r * r * 7.0)));
    lay(k, mix(c, vec3(1.0, 0.97, 0.88), smoothstep(r, 0.0, d) * 0.9), fill(d - r * 0.8));
  }
}
// The inside of a long room: where a ray from its mouth meets floor, walls, ceiling or its end.
// Answers the surface's own x and y, how far it is (0 to 1), and which it is (0 floor, 1 wall, 2 ceiling, 3 end).
vec4 room(vec2 u, vec2 half_, float deep, vec2 eye) {
  vec3 d = normalize(vec3(u - eye, 1.35)), o = vec3(eye, 0.0);
  vec2 t = (sign(d.xy) * half_ - o.xy) / d.xy;
  float e = deep / d.z, n = min(min(t.x, t.y), e);
  vec3 p = o + d * n;
  float id = n == e ? 3.0 : n == t.x ? 1.0 : d.y < 0.0 ? 0.0 : 2.0;
  vec2 s = id == 3.0 ? p.xy : id == 1.0 ? vec2(p.z, p.y) : vec2(p.x, p.z);
  return vec4(s, p.z / deep, id);
}
