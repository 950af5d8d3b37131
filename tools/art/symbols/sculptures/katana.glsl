// A katana, drawn, before its sheath. Tints: steel, cord of the hilt, gold, lacquer of the sheath, tassel.
#define LEAN vec3(0.14, 0.06, 0.0)

// Along the sword x runs from the pommel to the point, bent upwards by the curve of the blade.
vec3 sword(vec3 p) {
  p = spin(p, -0.80);
  p.y -= 0.13 * p.x * p.x - 0.06;
  return p;
}
vec3 sheath(vec3 p) {
  p = spin(p - vec3(0.02, -0.02, -0.24), 0.80);
  p.y -= 0.11 * p.x * p.x - 0.05;
  return p;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = sword(p);
  // The blade: a bevel to the edge below, a slanted point.
  vec2 b = vec2(q.x - 0.40, q.y);
  float flat_ = max(max(abs(b.y) - 0.105, -q.x - 0.28), q.x - 1.14 + 1.1 * max(-b.y - 0.02, 0.0) + 0.75 * (b.y + 0.1));
  float thick = 0.055 * smoothstep(-0.13, 0.04, q.y) + 0.006;
  add(s, max(flat_, abs(q.z) - thick) * 0.8, 1);
  // Guard, collar, hilt, pommel.
  vec3 g = q - vec3(-0.31, 0.0, 0.0);
  float guard = max(length(g.yz * vec2(1.0, 1.0)) - 0.245 + 0.022 * cos(atan(g.y, g.z) * 4.0), abs(g.x) - 0.035) - 0.012;
  add(s, guard * 0.9, 2);
  add(s, box(q - vec3(-0.225, 0.0, 0.0), vec3(0.055, 0.112, 0.065), 0.02), 2);
  float hilt = box(q - vec3(-0.70, 0.0, 0.0), vec3(0.36, 0.092, 0.070), 0.06);
  float wrap = abs(fract((q.x + 0.7) * 7.4) - 0.5) + abs(q.y) * 2.6;
  add(s, (hilt - 0.022 * smoothstep(0.30, 0.42, wrap)) * 0.85, 3);
  add(s, box(q - vec3(-1.07, 0.0, 0.0), vec3(0.055, 0.108, 0.085), 0.04), 2);
  // The sheath behind, with its mouth and its cord.
  vec3 t = sheath(p);
  float tube = length(vec2(max(abs(t.x) - 0.92, 0.0), length(t.yz * vec2(1.0, 1.3)))) - 0.115;
  add(s, tube * 0.85, 4);
  add(s, box(t - vec3(-0.96, 0.0, 0.0), vec3(0.06, 0.125, 0.10), 0.04), 2);
  add(s, box(t - vec3(0.94, 0.0, 0.0), vec3(0.07, 0.118, 0.095), 0.05), 2);
  for (int i = 0; i < 3; i++) {
    vec3 c = t - vec3(-0.52 + 0.075 * float(i), 0.0, 0.0);
    add(s, (length(vec2(length(c.yz * vec2(1.0, 1.3)) - 0.125, c.x)) - 0.035) * 0.85, 5);
  }
  float sway = 0.05 * sin(uPhase * 2.0 * PI);
  vec3 k = p - vec3(-0.36, -0.36, -0.06);
  add(s, ball(k, 0.085), 5);
  for (int i = 0; i < 2; i++) {
    float f = float(i);
    vec3 end = vec3(-0.10 + 0.24 * f + sway, -0.30 - 0.05 * f, 0.06);
    add(s, vine(k, mat3(vec3(0.0), vec3(-0.02 + 0.10 * f, -0.18, 0.05), end), vec2(0.028, 0.028)), 5);
    vec3 u = k - end - vec3(0.0, -0.10, 0.0);
    add(s, max(length(u.xz) - 0.035 - 0.28 * (0.10 - u.y) * 0.5, abs(u.y) - 0.11) * 0.8, 5);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T2, 0.16); k.shine = T2 * 0.10; return k; }
  if (id == 3) {
    vec3 q = sword(p);
    float wrap = abs(fract((q.x + 0.7) * 7.4) - 0.5) + abs(q.y) * 2.6;
    if (wrap < 0.30) return plush(vec3(0.92, 0.88, 0.78));
    Stuff k = cloth(T1 * (0.85 + 0.3 * sin(q.x * 160.0)));
    k.shine = T1 * 0.12;
    return k;
  }
  if (id == 4) {
    Stuff k = gloss(T3);
    k.coat = 1.5;
    k.shine = T3 * 0.14;
    vec3 t = sheath(p);
    vec2 f = fold(t.xy - vec2(0.34, 0.01), 5.0);
    if (length(f - vec2(0.0, 0.055)) < 0.042) { k.base = T2; k.shine = T2 * 0.35; }
    return k;
  }
  if (id == 5) { Stuff k = plush(T4); k.shine = T4 * 0.14; return k; }
  vec3 q = sword(p);
  // The temper line waves along the edge; a gleam runs along the blade.
  float temper = q.y + 0.032 + 0.014 * sin(q.x * 26.0) + 0.008 * sin(q.x * 61.0);
  Stuff k = metal(mix(T0 * 0.62, T0, smoothstep(0.012, -0.012, temper)), 0.14);
  k.shine = T0 * (temper < 0.0 ? 0.26 : 0.08);
  if (uPhase > 0.0) k.shine += vec3(1.8) * smoothstep(0.14, 0.0, abs(q.x - mix(-0.6, 1.5, uPhase)));
  return k;
}
