// A buttoned club chair of leather with brass nails and a cushion. Tints: leather, wood, brass, cushion.
#define LEAN vec3(0.46, 0.20, 0.0)

// How deep the buttons pull the leather of the back in.
float tuft(vec2 p) {
  vec2 q = vec2(p.x * 4.2, p.y * 4.2);
  q.x += 0.5 * mod(floor(q.y + 0.5), 2.0);
  vec2 f = fract(q + 0.5) - 0.5;
  return exp(-dot(f, f) * 18.0);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  // The back, round at its top.
  vec3 b = p - vec3(0.0, 0.20, -0.34);
  b.yz *= rot(0.14);
  float top = max(b.y - 0.34 - 0.26 * sqrt(max(1.0 - b.x * b.x / 0.56, 0.0)), abs(b.x) - 0.70);
  float back_ = smax(max(top, -b.y - 0.66) * 0.85, abs(b.z) - 0.17, 0.12);
  float pull = b.z > 0.0 ? 0.075 * tuft(b.xy) : 0.0;
  add(s, (back_ - 0.05 + pull) * 0.7, 1);
  // Rolled arms.
  vec3 a = m - vec3(0.70, -0.12, 0.10);
  float roll_ = max(length(a.xy) - 0.205, abs(a.z) - 0.50) - 0.035;
  add(s, smin(roll_, box(m - vec3(0.70, -0.46, 0.10), vec3(0.155, 0.34, 0.50), 0.08), 0.06), 1);
  add(s, box(p - vec3(0.0, -0.62, 0.10), vec3(0.62, 0.16, 0.48), 0.06), 1);
  add(s, box(p - vec3(0.0, -0.36, 0.18), vec3(0.50, 0.14, 0.46), 0.11), 1);
  add(s, length(vec2(box2(p.xz - vec2(0.0, 0.18), vec2(0.42, 0.38)) - 0.08, p.y + 0.30)) - 0.022, 5);
  // Nails run around the fronts of the arms.
  vec3 f = a - vec3(0.0, 0.0, 0.535);
  float t = atan(f.x, f.y);
  float step_ = 2.0 * PI / 16.0, id = floor(t / step_ + 0.5) * step_;
  vec2 at = 0.185 * vec2(sin(id), cos(id));
  if (f.y > -0.12) add(s, ball(f - vec3(at, 0.0), 0.030), 3);
  for (int i = 0; i < 4; i++) add(s, ball(m - vec3(0.575 + 0.25 * step(1.5, float(i)), -0.42 - 0.16 * mod(float(i), 2.0), 0.60), 0.030), 3);
  // Feet.
  vec3 l = vec3(m.x, p.y, abs(p.z - 0.08)) - vec3(0.62, -0.80, 0.42);
  add(s, horn(l, vec3(0.0, 0.04, 0.0), vec3(0.05, -0.13, 0.03), vec2(0.085, 0.050)), 2);
  add(s, ball(l - vec3(0.05, -0.14, 0.03), 0.058), 3);
  // A cushion on one corner.
  vec3 c = p - vec3(0.14, 0.02, 0.02);
  c.xz *= rot(-0.35);
  c.yz *= rot(0.30);
  c.xy *= rot(0.30);
  float pad = pillow(box2(c.xy, vec2(0.25)) - 0.05, c.z, 0.15, 0.28);
  add(s, pad, 4);
  add(s, length(vec2(box2(c.xy, vec2(0.25)) - 0.05, c.z)) - 0.022, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  vec3 ray = uPhase > 0.0 ? vec3(0.6, 0.5, 0.4) * smoothstep(0.30, 0.0, gleam) : vec3(0.0);
  if (id == 2) return timber(T1, p);
  if (id == 3) { Stuff k = metal(T2, 0.18); k.shine = T2 * 0.12 + ray; return k; }
  if (id == 4) {
    vec3 c = p - vec3(0.14, 0.02, 0.02);
    c.xz *= rot(-0.35);
    c.yz *= rot(0.30);
    c.xy *= rot(0.30);
    vec2 q = abs(c.xy);
    float zig = abs(fract((q.x + q.y) * 5.0) - 0.5);
    Stuff k = cloth(mix(T3, T2, step(0.36, zig)));
    k.shine = k.base * 0.16;
    return k;
  }
  Stuff k = gloss(id == 5 ? T0 * 0.6 : T0);
  vec3 b = p - vec3(0.0, 0.20, -0.34);
  b.yz *= rot(0.14);
  if (b.z > 0.10 && b.y > -0.36 && id == 1) {
    k.base *= 1.0 - 0.45 * tuft(b.xy);
    if (tuft(b.xy) > 0.90) { k.base = T2; k.metal = 0.8; }
  }
  k.shine = k.base * 0.14 + ray * 0.5;
  k.rough = 0.34;
  k.coat = 0.8;
  return k;
}
