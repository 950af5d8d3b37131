// A macaw. Tints: body, wing, wing's middle, face, beak.
#define LEAN vec3(0.62, 0.04, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.36, 0.06), vec3(0.40, 0.42, 0.42));
  d = smin(d, egg(p - vec3(0.0, -0.34, -0.04), vec3(0.42, 0.60, 0.38)), 0.20);
  d = smin(d, horn(p, vec3(0.0, 0.72, -0.05), vec3(0.0, 0.90, -0.28), vec2(0.14, 0.04)), 0.10);
  add(s, max(d, -p.y - 0.98), 1);
  add(s, egg(m - vec3(0.26, 0.36, 0.20), vec3(0.18, 0.25, 0.25)), 2);
  float beak = vine(p, mat3(vec3(0.0, 0.44, 0.34), vec3(0.0, 0.46, 0.82), vec3(0.0, 0.02, 0.66)), vec2(0.21, 0.035));
  add(s, beak, 3);
  add(s, egg(p - vec3(0.0, 0.13, 0.46), vec3(0.13, 0.09, 0.13)), 6);
  add(s, ball(m - vec3(0.37, 0.44, 0.30), 0.085), 4);
  vec3 w = m - vec3(0.40, -0.30, -0.10);
  w.xy *= rot(-0.12);
  float wing = egg(w, vec3(0.13, 0.58, 0.36));
  wing += 0.007 * sin(w.y * 26.0 + w.z * 8.0);
  add(s, wing * 0.8, 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 3) { Stuff k = gloss(mix(T4, INK, smoothstep(0.28, 0.10, p.y))); return k; }
  if (id == 6) return gloss(INK * 2.0);
  if (id == 4) {
    float d = length(m.yz - vec2(0.44, 0.34));
    Stuff k = gloss(d < 0.045 ? INK : vec3(1.0, 0.72, 0.08));
    if (length(m.yz - vec2(0.465, 0.36)) < 0.018) k.shine = vec3(2.0);
    return k;
  }
  if (id == 2) {
    Stuff k = plush(T3);
    float line = abs(fract(p.y * 13.0 + p.z * 3.0) - 0.5);
    if (line < 0.10 && p.y < 0.40) k.base = T0 * 0.6;
    return k;
  }
  if (id == 5) {
    float y = p.y + 0.10;
    Stuff k = gloss(y > 0.05 ? T0 : y > -0.22 ? T2 : T1);
    k.base *= 0.8 + 0.3 * sin(p.y * 26.0 + p.z * 8.0);
    k.shine = k.base * 0.10;
    return k;
  }
  Stuff k = plush(T0);
  k.shine = T0 * 0.06;
  return k;
}
