// A parrot on a perch, from the side. Tints: body, wing, wing's middle, face, beak.
#define LEAN vec3(0.34, 0.06, 0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = spin(p - vec3(0.04, -0.06, 0.0), 0.34);
  float d = egg(q, vec3(0.34, 0.52, 0.34));
  d = smin(d, egg(p - vec3(-0.16, 0.52, 0.0), vec3(0.33, 0.33, 0.32)), 0.16);
  d = smin(d, horn(p, vec3(-0.02, 0.72, 0.0), vec3(0.16, 0.92, 0.0), vec2(0.12, 0.03)), 0.08);
  add(s, d, 1);
  vec3 f = vec3(p.x + 0.28, p.y - 0.54, abs(p.z) - 0.14);
  add(s, egg(f, vec3(0.20, 0.21, 0.18)), 3);
  add(s, ball(f - vec3(0.02, 0.05, 0.13), 0.075), 4);
  add(s, vine(p, mat3(vec3(-0.40, 0.60, 0.0), vec3(-0.86, 0.62, 0.0), vec3(-0.70, 0.22, 0.0)), vec2(0.18, 0.03)), 5);
  add(s, egg(p - vec3(-0.46, 0.34, 0.0), vec3(0.15, 0.10, 0.11)), 6);
  vec3 w = spin(p - vec3(0.20, -0.10, 0.0), 0.52);
  w.z = abs(w.z);
  float wing = egg(w - vec3(0.0, -0.08, 0.29), vec3(0.25, 0.56, 0.11)) + 0.010 * sin(w.y * 30.0 + w.x * 9.0);
  add(s, wing * 0.8, 7);
  vec3 t = spin(p - vec3(0.30, -0.48, 0.0), 0.50);
  float tail = max(box2(vec2(t.x, t.y + 0.20), vec2(0.15 - 0.10 * clamp(-t.y, 0.0, 0.6), 0.40)), abs(t.z) - 0.09) - 0.02;
  add(s, tail * 0.85, 8);
  add(s, stick(p, vec3(-0.74, -0.66, 0.0), vec3(0.60, -0.56, 0.0), 0.085), 9);
  add(s, egg(vec3(p.x + 0.10, p.y + 0.56, abs(p.z) - 0.12), vec3(0.15, 0.075, 0.07)), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 5) { Stuff k = gloss(mix(T4, INK, smoothstep(0.42, 0.24, p.y))); k.shine = k.base * 0.1; return k; }
  if (id == 6) return gloss(INK * 2.0);
  if (id == 9) return timber(WOOD * 1.6, p.yxz);
  if (id == 4) {
    vec2 e = vec2(p.x + 0.26, p.y - 0.59);
    Stuff k = gloss(length(e) < 0.042 ? INK : vec3(1.0, 0.75, 0.10));
    if (length(e - vec2(-0.018, 0.022)) < 0.017) k.shine = vec3(2.0);
    return k;
  }
  if (id == 3) {
    Stuff k = plush(T3);
    float line = abs(fract(p.y * 14.0 + p.x * 4.0) - 0.5);
    if (line < 0.10 && p.x > -0.34) k.base = T0 * 0.7;
    return k;
  }
  if (id == 7 || id == 8) {
    float y = id == 7 ? spin(p - vec3(0.20, -0.10, 0.0), 0.52).y + 0.10 : 0.0;
    vec3 c = y > 0.10 ? T0 : y > -0.16 ? T2 : T1;
    if (id == 8) c = mix(T1, vec3(0.8, 0.06, 0.05), step(0.0, sin(p.y * 9.0 + p.x * 9.0)));
    Stuff k = gloss(c);
    k.base *= 0.82 + 0.28 * sin(p.y * 30.0 + p.x * 16.0);
    k.shine = k.base * 0.14;
    return k;
  }
  Stuff k = plush(T0);
  k.base *= 0.85 + 0.2 * smoothstep(0.5, 0.1, cells(p * 7.0).x);
  k.shine = T0 * 0.10;
  return k;
}
