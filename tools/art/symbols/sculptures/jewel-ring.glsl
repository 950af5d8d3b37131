// A ring with a great stone. Tints: metal, stone, small stones.
#define LEAN vec3(0.42, 0.10, -0.12)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.28, 0.0);
  vec2 t = vec2(length(q.xy) - 0.56, q.z);
  add(s, box2(t, vec2(0.035, 0.10)) - 0.045, 1);
  vec3 g = p - vec3(0.0, 0.50, 0.0);
  vec2 f = fold(g.xz, 8.0), h = fold(g.xz * rot(PI / 8.0), 8.0);
  float stone = max(max(f.y * 0.75 + g.y * 0.66 - 0.36, h.y * 0.62 - g.y * 0.78 - 0.38), max(g.y - 0.26, f.y - 0.44));
  add(s, stone * 0.9, 2);
  float a = atan(g.x, g.z), k = PI / 3.0, c = (floor(a / k) + 0.5) * k;
  vec3 d = vec3(sin(c), 0.0, cos(c));
  add(s, horn(g, d * 0.22 + vec3(0.0, -0.42, 0.0), d * 0.45 + vec3(0.0, 0.10, 0.0), vec2(0.05, 0.05)), 1);
  add(s, horn(g, vec3(0.0, -0.50, 0.0), vec3(0.0, -0.30, 0.0), vec2(0.16, 0.26)), 1);
  vec3 m = mx(q);
  for (int i = 0; i < 3; i++) {
    float w = 0.55 + 0.27 * float(i);
    add(s, ball(m - vec3(sin(w) * 0.63, cos(w) * 0.63, 0.0), 0.085), 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.15); k.shine = T0 * 0.07; return k; }
  Stuff k = gem(id == 2 ? T1 : T2, p, n, v);
  if (id == 2) {
    k.base = T1 * 0.1;
    float cell = floor(atan(p.x, p.z) * 3.0) + 9.0 * floor(p.y * 9.0 + abs(fract(atan(p.x, p.z) * 3.0) - 0.5) * 2.0);
    k.shine = T1 * (0.06 + 0.75 * pow(hash(vec3(cell, 2.0, 5.0)), 2.0));
  }
  return k;
}
