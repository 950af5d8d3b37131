// A lotus on its leaf. Tints: petals, tips, heart, leaf.
#define LEAN vec3(0.14, 0.36, 0.0)

float ringOf(vec3 p, float n, float turn, float tilt, float size) {
  p.xz *= rot(turn);
  vec2 f = fold(p.xz, n);
  vec3 q = vec3(f.x, p.y, f.y);
  q.yz *= rot(tilt);
  float t = clamp(q.y / size, 0.0, 1.0);
  float w = 0.24 * size * pow(max(sin(PI * pow(t * 0.96 + 0.02, 0.8)), 0.0), 0.75);
  float cup = q.z - 0.22 * size * sin(t * PI) + 1.1 * q.x * q.x / size;
  float d = max(abs(q.x) - w, max(q.y - size, -q.y));
  return plate(d, cup, 0.04 * size, 0.03 * size) * 0.48;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(0.0, -0.46, 0.0);
  float breath = 0.06 * sin(uPhase * 2.0 * PI);
  add(s, ringOf(c, 6.0, 0.0, 0.30 + breath, 1.28), 1);
  add(s, ringOf(c, 8.0, 0.40, 0.72 + breath, 1.16), 2);
  add(s, ringOf(c, 9.0, 0.10, 1.12 + breath, 1.00), 3);
  add(s, rod(c - vec3(0.0, 0.20, 0.0), 0.20, 0.16), 4);
  float r = length(c.xz), a = atan(c.x, c.z);
  float pad = max(r - 0.92 + 0.03 * cos(a * 9.0), abs(c.y + 0.10 - 0.08 * r * r) - 0.03);
  add(s, pad * 0.8, 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 c = p - vec3(0.0, -0.46, 0.0);
  if (id == 4) { Stuff k = gloss(T2); k.shine = T2 * 0.5; return k; }
  if (id == 5) {
    float rib = abs(sin(atan(c.x, c.z) * 7.0));
    Stuff k = gloss(T3 * (0.65 + 0.5 * smoothstep(0.0, 0.3, rib)));
    k.shine = T3 * 0.08;
    return k;
  }
  float reach = length(c * vec3(1.0, 0.9, 1.0));
  vec3 tint = mix(T0, T1, smoothstep(0.35, 1.15, reach));
  Stuff k = cloth(tint * (id == 1 ? 1.1 : id == 2 ? 1.0 : 0.9));
  k.soft = 0.9;
  k.coat = 0.3;
  k.shine = tint * 0.16 + T2 * 0.25 * exp(-6.0 * reach * reach);
  return k;
}
