// A carnival mask with plumes (shape 0: the mask). Tints: mask, trim, plumes, second plumes, jewel.
#define LEAN vec3(0.14, 0.06, 0.06)

float plume(vec3 p, float size) {
  float t = clamp(p.y / size, 0.0, 1.0);
  float w = 0.20 * sqrt(max(sin(t * PI * 0.86 + 0.25), 0.0)) * (1.0 + 0.06 * sin(t * 40.0 + abs(p.x) * 30.0));
  p.z -= 0.16 * t * t;
  vec2 d = vec2(abs(p.x) - w, max(-p.y, p.y - size));
  return plate(min(max(d.x, d.y), 0.0) + length(max(d, 0.0)), p.z, 0.05, 0.04) * 0.7;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.34, 0.0);
  float bend = 0.28 * q.x * q.x;
  float d = shape0(q.xy);
  add(s, plate(d, q.z + bend, 0.09, 0.04) * 0.85, 1);
  add(s, length(vec2(d, q.z + bend - 0.06)) * 0.85 - 0.045, 2);
  vec3 root = p - vec3(0.0, -0.12, -0.06);
  for (int i = 0; i < 7; i++) {
    float a = float(i - 3);
    vec3 f = spin(root, 0.30 * a);
    f.z += 0.05 * abs(a);
    add(s, plume(f - vec3(0.0, 0.06, 0.0), 0.98 - 0.05 * abs(a)), i % 2 == 0 ? 4 : 3);
    add(s, max(length(vec2(f.x, f.z - 0.06 - 0.16 * pow(f.y, 2.0))) - 0.018, abs(f.y - 0.44) - 0.4) * 0.7, 2);
  }
  add(s, egg(p - vec3(0.0, -0.06, 0.12), vec3(0.13, 0.17, 0.09)), 5);
  add(s, plate(abs(length(p.xy - vec2(0.0, -0.06)) * 0.9 - 0.15) - 0.03, p.z - 0.10, 0.05, 0.02), 2);
  vec3 m = mx(q);
  for (int i = 0; i < 3; i++) add(s, ball(m - vec3(0.28 + 0.22 * float(i), 0.27 + 0.03 * float(i), 0.10 - 0.28 * pow(0.28 + 0.22 * float(i), 2.0)), 0.05), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.17);
  if (id == 5) return gem(T4, p, n, v);
  if (id == 3 || id == 4) {
    vec3 c = id == 3 ? T2 : T3;
    Stuff k = cloth(c * (0.8 + 0.4 * sin(length(p.xy) * 60.0)));
    k.shine = c * 0.16 * smoothstep(0.2, 1.1, length(p.xy));
    return k;
  }
  Stuff k = gloss(T0);
  k.shine = T0 * 0.18;
  return k;
}
