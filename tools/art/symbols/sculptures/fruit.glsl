// A round fruit with stalk and leaf. Knob x: 0 plum, 1 orange, 2 lemon. Tints: skin, blush, leaf.
#define LEAN vec3(0.25, 0.12, 0.0)

vec3 laid(vec3 p) { return uKnobs.x > 1.5 ? spin(p, 0.62) : p; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d;
  if (uKnobs.x < 0.5) {
    vec3 q = p - vec3(0.0, -0.12, 0.0);
    d = egg(q, vec3(0.76, 0.80, 0.74));
    d += 0.10 * exp(-22.0 * q.x * q.x) * smoothstep(-0.9, 0.6, q.y) * step(0.0, q.z);
    d += 0.16 * exp(-14.0 * dot(q.xz, q.xz)) * step(0.0, q.y);
  } else if (uKnobs.x < 1.5) {
    vec3 q = p - vec3(0.0, -0.12, 0.0);
    d = egg(q, vec3(0.82, 0.79, 0.80));
    d += 0.09 * exp(-26.0 * dot(q.xz, q.xz)) * step(0.0, q.y);
  } else {
    vec3 q = laid(p - vec3(0.0, -0.06, 0.0));
    d = egg(q, vec3(0.88, 0.65, 0.64));
    d = smin(d, egg(q - vec3(0.88, 0.0, 0.0), vec3(0.16, 0.13, 0.13)), 0.22);
    d = smin(d, egg(q + vec3(0.86, 0.0, 0.0), vec3(0.10, 0.15, 0.15)), 0.16);
  }
  add(s, d * 0.85, 1);
  vec3 top = uKnobs.x > 1.5 ? vec3(-0.58, 0.34, 0.10) : vec3(0.0, 0.58, 0.0);
  add(s, vine(p - top, mat3(vec3(0.0, -0.04, 0.0), vec3(0.0, 0.16, 0.0), vec3(0.08, 0.30, 0.02)), vec2(0.045, 0.06)), 3);
  add(s, leaf(spin(p - top - vec3(0.02, 0.05, 0.05), uKnobs.x > 1.5 ? -0.9 : 1.15), 0.74), 2);
  if (uKnobs.x > 0.5 && uKnobs.x < 1.5) add(s, leaf(spin(p - top - vec3(-0.02, 0.04, 0.02), -1.2), 0.5), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T2 * (0.75 + 0.5 * fbm(p * 7.0)));
  if (id == 3) return timber(WOOD * 0.8, p);
  float up = smoothstep(-0.7, 0.8, p.y + 0.4 * p.x + 0.3 * (fbm(p * 2.5) - 0.5));
  Stuff k = gloss(mix(T0, T1, up));
  k.shine = k.base * 0.05;
  k.soft = 0.5;
  if (uKnobs.x > 0.5) {
    float pore = smoothstep(0.28, 0.08, cells(p * 9.0).x);
    k.base *= 1.0 - 0.22 * pore;
    k.bump = 0.10;
    k.grain = 18.0;
  }
  return k;
}
