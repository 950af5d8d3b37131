// A miner's pickaxe. Tints: iron, handle, binding.
#define LEAN vec3(0.30, 0.10, -0.70)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float shaft = rod(p - vec3(0.0, -0.14, 0.0), 0.10 + 0.03 * smoothstep(-0.6, -0.95, p.y), 0.86) - 0.02;
  add(s, shaft, 2);
  vec2 q = vec2(m.x, p.y - 0.52);
  float arc = abs(length(q - vec2(0.0, -0.94)) - 1.06);
  float w = 0.175 * (1.0 - smoothstep(0.20, 1.0, m.x)) + 0.012;
  float head = max(max(arc - w, m.x - 0.98), -q.y - 0.75);
  add(s, plate(head, p.z, 0.16 * (1.0 - 0.75 * smoothstep(0.1, 1.0, m.x)), 0.03) * 0.7, 1);
  add(s, box(p - vec3(0.0, 0.62, 0.0), vec3(0.20, 0.22, 0.21), 0.05), 1);
  add(s, ball(vec3(p.x, p.y - 0.62, abs(p.z) - 0.21), 0.07), 4);
  for (int i = 0; i < 3; i++) add(s, ring((p - vec3(0.0, 0.26 - 0.09 * float(i), 0.0)).xzy, 0.115, 0.045), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return gold(0.2);
  if (id == 3) return plush(T2);
  if (id == 2) return timber(T1 * 1.4, p);
  float edge = smoothstep(0.45, 0.95, abs(p.x));
  Stuff k = metal(mix(T0, vec3(0.9, 0.92, 0.96), edge), mix(0.32, 0.14, edge));
  k.shine = T0 * 0.06;
  k.bump = 0.25 * (1.0 - edge);
  k.grain = 8.0;
  return k;
}
