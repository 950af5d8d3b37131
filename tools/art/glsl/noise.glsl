// Value noise and its sums; all of it deterministic.

float hash(vec3 p) {
  p = fract(p * 0.3183099 + vec3(0.71, 0.113, 0.419));
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float hash(vec2 p) { return hash(vec3(p, 1.7)); }

float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x),
                 mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
             mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x),
                 mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}

float fbm(vec3 p) {
  float v = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) {
    v += a * noise(p);
    p = p * 2.03 + vec3(17.1, 3.7, 9.2);
    a *= 0.5;
  }
  return v;
}

// Distance to the nearest of scattered points, and to the next one: cells, cracks, pores.
vec2 cells(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  vec2 d = vec2(8.0);
  for (int k = 0; k < 27; k++) {
    vec3 g = vec3(float(k % 3) - 1.0, float((k / 3) % 3) - 1.0, float(k / 9) - 1.0);
    vec3 o = vec3(hash(i + g), hash(i + g + 31.3), hash(i + g + 67.7));
    float r = length(g + o - f);
    d = r < d.x ? vec2(r, d.x) : vec2(d.x, min(d.y, r));
  }
  return d;
}
