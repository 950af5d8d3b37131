// A battle axe with two blades. Tints: steel, shaft, gold, jewel.
#define LEAN vec3(0.24, 0.08, -0.50)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, rod(p - vec3(0.0, -0.10, 0.0), 0.075, 0.86) - 0.015, 2);
  add(s, ball(p - vec3(0.0, -0.98, 0.0), 0.13), 3);
  for (int i = 0; i < 5; i++) add(s, ring((p - vec3(0.0, -0.78 + 0.10 * float(i), 0.0)).xzy, 0.085, 0.035), 4);
  vec2 q = vec2(m.x, p.y - 0.44);
  float outer = length(q - vec2(0.12, 0.0)) - 0.60;
  float upper = length(vec2(q.x - 0.06, abs(q.y) - 0.60)) - 0.38;
  float blade = max(max(outer, -upper), -q.x);
  float edge = clamp(-outer, 0.0, 0.30);
  add(s, plate(blade, p.z, 0.02 + 0.42 * edge * (1.0 - edge), 0.015) * 0.7, 1);
  float inlay = abs(length(q - vec2(0.10, 0.0)) - 0.36) - 0.022;
  add(s, max(plate(max(inlay, blade + 0.05), p.z, 0.135, 0.01), -1.0), 3);
  add(s, box(p - vec3(0.0, 0.44, 0.0), vec3(0.145, 0.27, 0.15), 0.05), 3);
  add(s, egg(p - vec3(0.0, 0.44, 0.14), vec3(0.095, 0.15, 0.07)), 5);
  add(s, horn(p, vec3(0.0, 0.74, 0.0), vec3(0.0, 1.02, 0.0), vec2(0.10, 0.01)), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return timber(T1 * 1.3, p);
  if (id == 4) return plush(vec3(0.35, 0.08, 0.05));
  if (id == 5) return gem(T3, p, n, v);
  if (id == 3) return metal(T2, 0.17);
  Stuff k = metal(T0, 0.17);
  k.shine = T0 * 0.07;
  return k;
}
