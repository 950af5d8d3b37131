// Two cherries on their stalks with a leaf. Tints: skin, leaf.
#define LEAN vec3(0.18, 0.08, 0.0)

float one(vec3 p, float r) {
  return egg(p, vec3(r, r * 0.96, r)) + 0.10 * exp(-30.0 * dot(p.xz, p.xz)) * step(0.0, p.y);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 a = vec3(-0.44, -0.42, 0.08), b = vec3(0.42, -0.52, -0.06), top = vec3(0.20, 0.80, 0.0);
  add(s, min(one(p - a, 0.46), one(p - b, 0.44)) * 0.9, 1);
  float stalk = vine(p, mat3(a + vec3(0.0, 0.38, 0.0), vec3(-0.30, 0.52, 0.05), top), vec2(0.035, 0.05));
  stalk = min(stalk, vine(p, mat3(b + vec3(0.0, 0.36, 0.0), vec3(0.42, 0.40, 0.0), top), vec2(0.035, 0.05)));
  add(s, min(stalk, ball(p - top, 0.085)), 3);
  add(s, leaf(spin(p - top - vec3(-0.04, 0.0, 0.03), -1.75), 0.86), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T1 * (0.8 + 0.4 * fbm(p * 7.0)));
  if (id == 3) return gloss(vec3(0.20, 0.30, 0.05));
  Stuff k = gloss(T0);
  k.shine = T0 * (0.10 + 0.30 * smoothstep(0.1, -0.7, p.y + 0.3 * p.x));
  return k;
}
