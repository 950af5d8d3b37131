// The mask of an oni: horns, mane, fangs, golden eyes. Tints: face, horns, mane, gold, mouth.
#define LEAN vec3(0.20, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  // The mane behind, in tufts.
  float a = atan(p.x, p.y + 0.05), r = length(p.xy + vec2(0.0, 0.05));
  float tuft = 0.86 + 0.075 * sin(a * 13.0) + 0.035 * sin(a * 29.0);
  add(s, plate((r - tuft) * 0.7, p.z + 0.30, 0.17, 0.14) * 0.8, 3);
  float face = egg(p - vec3(0.0, -0.06, -0.02), vec3(0.62, 0.70, 0.46));
  face = smin(face, egg(m - vec3(0.30, -0.20, 0.24), vec3(0.24, 0.19, 0.20)), 0.12);
  face = smin(face, egg(p - vec3(0.0, -0.56, 0.18), vec3(0.30, 0.19, 0.24)), 0.12);
  float brow = horn(m, vec3(0.06, 0.13, 0.47), vec3(0.46, 0.34, 0.24), vec2(0.13, 0.07));
  face = smin(face, brow, 0.08);
  face = smin(face, egg(p - vec3(0.0, -0.08, 0.46), vec3(0.15, 0.16, 0.17)), 0.08);
  face = smin(face, egg(m - vec3(0.14, -0.12, 0.42), vec3(0.10, 0.085, 0.10)), 0.05);
  float mouth = egg(p - vec3(0.0, -0.43, 0.42), vec3(0.36, 0.135, 0.30));
  face = smax(face, -mouth, 0.03);
  float socket = egg(m - vec3(0.235, 0.085, 0.44), vec3(0.15, 0.10, 0.14));
  face = smax(face, -socket, 0.03);
  add(s, face * 0.85, 1);
  add(s, egg(p - vec3(0.0, -0.43, 0.22), vec3(0.34, 0.15, 0.12)), 5);
  add(s, ball(m - vec3(0.235, 0.085, 0.30), 0.115), 6);
  // Brows of gold, and lips.
  add(s, horn(m, vec3(0.07, 0.155, 0.585), vec3(0.50, 0.40, 0.31), vec2(0.062, 0.020)), 4);
  float lip = max(abs(mouth) - 0.035, abs(face) - 0.05);
  add(s, lip * 0.8, 4);
  // Teeth, and four fangs.
  for (int i = 0; i < 3; i++) add(s, box(m - vec3(0.045 + 0.085 * float(i), -0.345 - 0.015 * float(i), 0.43 - 0.035 * float(i)), vec3(0.036, 0.05, 0.03), 0.018), 7);
  add(s, horn(m, vec3(0.26, -0.34, 0.40), vec3(0.285, -0.53, 0.46), vec2(0.052, 0.010)), 7);
  add(s, horn(m, vec3(0.17, -0.52, 0.42), vec3(0.185, -0.35, 0.50), vec2(0.048, 0.010)), 7);
  // Horns, ringed.
  vec3 h = m - vec3(0.30, 0.40, 0.10);
  float ringed = 0.012 * sin(length(h) * 46.0);
  add(s, (vine(h, mat3(vec3(0.0), vec3(0.32, 0.18, 0.04), vec3(0.27, 0.56, 0.12)), vec2(0.155, 0.02)) - ringed) * 0.85, 2);
  add(s, ring(spin(h - vec3(0.05, 0.03, 0.0), 0.9).xzy, 0.15, 0.045), 4);
  // A jewel on the brow.
  add(s, egg(p - vec3(0.0, 0.36, 0.42), vec3(0.085, 0.115, 0.07)), 8);
  add(s, plate(abs(length((p.xy - vec2(0.0, 0.36)) * vec2(1.0, 0.78)) - 0.10) - 0.024, p.z - 0.39, 0.05, 0.02), 4);
  // Ears.
  add(s, egg(m - vec3(0.64, -0.02, -0.02), vec3(0.10, 0.19, 0.10)), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = gloss(mix(T1 * 0.55, T1, smoothstep(0.4, 0.9, p.y)));
    k.shine = T1 * 0.1;
    return k;
  }
  if (id == 3) {
    float a = atan(p.x, p.y + 0.05);
    Stuff k = plush(T2 * (0.65 + 0.4 * sin(a * 52.0 + 6.0 * length(p.xy))));
    k.shine = k.base * 0.16;
    return k;
  }
  if (id == 4) { Stuff k = metal(T3, 0.16); k.shine = T3 * 0.12; return k; }
  if (id == 5) return stuff(T4 * 0.3, 0.0, 0.6);
  if (id == 6) {
    vec2 e = vec2(abs(p.x) - 0.225, p.y - 0.075);
    Stuff k = gloss(vec3(1.0, 0.72, 0.16));
    k.shine = vec3(0.8, 0.45, 0.05) * (0.7 + 0.7 * sin(uPhase * PI) * sin(uPhase * PI));
    if (length(e) < 0.042) { k.base = INK; k.shine = vec3(0.0); }
    if (length(e - vec2(-0.015, 0.02)) < 0.014) k.shine = vec3(2.0);
    return k;
  }
  if (id == 7) { Stuff k = gloss(vec3(0.97, 0.94, 0.84)); k.shine = vec3(0.12); return k; }
  if (id == 8) return gem(vec3(0.1, 0.9, 0.5), p, n, v);
  Stuff k = gloss(T0 * (0.82 + 0.3 * smoothstep(-0.6, 0.5, p.y)));
  k.shine = T0 * 0.16;
  float lines = abs(fract((length(vec2(abs(p.x), p.y) - vec2(0.30, -0.16)) - 0.1) * 9.0) - 0.5);
  if (p.y < -0.02 && p.y > -0.36 && abs(p.x) > 0.24 && lines < 0.10) k.base = T0 * 0.45;
  return k;
}
