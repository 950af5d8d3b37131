// A drinking horn, full. Tints: horn, metal, foam, band.
#define LEAN vec3(0.16, 0.20, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 A = vec3(0.46, 0.50, 0.0), B = vec3(0.56, -0.72, 0.0), C = vec3(-0.86, -0.42, 0.0);
  float d = vine(p, mat3(A, B, C), vec2(0.42, 0.035));
  vec3 up = normalize(A - B);
  float over = dot(p - A, up);
  add(s, max(d, over) * 0.9, 1);
  vec3 t = p - A;
  float r = length(t - up * over);
  add(s, length(vec2(r - 0.42, over + 0.02)) - 0.075, 2);
  float foam = length(t - up * 0.02) - 0.38;
  foam = max(foam, -over);
  for (int i = 0; i < 6; i++) {
    float a = float(i) * 1.05;
    foam = smin(foam, ball(p - A - up * (0.10 + 0.05 * float(i % 2)) - vec3(cos(a) * 0.26, 0.0, sin(a) * 0.26), 0.17), 0.06);
  }
  foam = smin(foam, ball(p - A - up * 0.26, 0.20), 0.08);
  add(s, foam, 3);
  add(s, vine(p, mat3(vec3(0.16, 0.48, 0.34), vec3(0.06, 0.36, 0.44), vec3(0.10, 0.18, 0.40)), vec2(0.075, 0.05)), 3);
  add(s, max(abs(d) - 0.035, abs(over + 0.46) - 0.085) * 0.9, 4);
  add(s, max(abs(d) - 0.05, min(abs(over + 0.36), abs(over + 0.56)) - 0.025) * 0.9, 2);
  add(s, egg(p - vec3(0.49, 0.06, 0.42), vec3(0.08, 0.09, 0.06)), 5);
  add(s, max(vine(p, mat3(A, B, C), vec2(0.46, 0.075)), p.x + 0.56), 2);
  add(s, ball(p - vec3(-0.90, -0.40, 0.0), 0.105), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.17); k.shine = T1 * 0.07; return k; }
  if (id == 3) { Stuff k = plush(T2); k.soft = 1.0; k.bump = 0.12; k.shine = T2 * 0.12; return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.15; return k; }
  if (id == 5) return gem(vec3(0.9, 0.05, 0.05), p, n, v);
  float t = smoothstep(0.6, -0.9, p.x + 0.3 * p.y);
  Stuff k = gloss(mix(T0, T0 * 0.22, t * t));
  k.base *= 0.85 + 0.25 * fbm(p * vec3(9.0, 3.0, 9.0));
  k.shine = k.base * 0.10;
  return k;
}
