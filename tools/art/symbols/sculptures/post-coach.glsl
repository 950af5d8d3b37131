// A yellow coach of the mountain post, seen from the front. Tints: paint, stripe, glass, lamp, tyre.
#define LEAN vec3(0.52, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.y -= 0.012 * sin(uPhase * 4.0 * PI);
  vec3 m = mx(p);
  // Body: a long rounded box with a snub nose, its roof a little narrower.
  vec3 b = p - vec3(0.0, 0.02, -0.12);
  float w = 0.56 - 0.10 * smoothstep(0.1, 0.7, b.y);
  float hull = box(b, vec3(w, 0.56, 0.84), 0.20) * 0.9;
  float nose = box(p - vec3(0.0, -0.22, 0.66), vec3(0.44, 0.30, 0.30), 0.20);
  hull = smin(hull, nose, 0.10);
  add(s, hull, 1);
  // Windows: the screen in two halves, a row along the side.
  vec3 g = m - vec3(0.225, 0.28, 0.70);
  add(s, box(g, vec3(0.185, 0.165, 0.05), 0.05), 3);
  add(s, box(m - vec3(0.225, 0.28, 0.695), vec3(0.215, 0.195, 0.045), 0.06), 6);
  for (int i = 0; i < 3; i++) {
    vec3 q = m - vec3(0.53, 0.27, 0.34 - 0.42 * float(i));
    add(s, box(q, vec3(0.045, 0.165, 0.165), 0.03), 3);
    add(s, box(q, vec3(0.035, 0.195, 0.195), 0.03), 6);
  }
  // The stripe round the body, and the roof rack with mail.
  float belt = max(abs(hull) - 0.018, abs(p.y + 0.02) - 0.055);
  add(s, belt * 0.9, 2);
  add(s, box(p - vec3(0.0, 0.64, -0.14), vec3(0.40, 0.022, 0.62), 0.015), 6);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    add(s, box(spin(p - vec3(-0.22 + 0.23 * f, 0.755 + 0.02 * sin(f * 4.0), 0.16 - 0.16 * f), 0.06 * sin(f * 5.0)), vec3(0.115, 0.10, 0.15), 0.03), 7 + int(mod(f, 2.0)));
  }
  add(s, box(m - vec3(0.39, 0.70, -0.14), vec3(0.016, 0.018, 0.62), 0.01), 6);
  // Grille, lamps, bumper, sign.
  vec3 f = p - vec3(0.0, -0.20, 0.96);
  add(s, box(f, vec3(0.17, 0.17, 0.03), 0.05), 6);
  for (int i = 0; i < 4; i++) add(s, box(f - vec3(0.0, -0.105 + 0.07 * float(i), 0.02), vec3(0.13, 0.014, 0.02), 0.01), 9);
  add(s, egg(m - vec3(0.315, -0.18, 0.92), vec3(0.118, 0.118, 0.09)), 6);
  add(s, egg(m - vec3(0.315, -0.18, 0.96), vec3(0.092, 0.092, 0.08)), 4);
  add(s, box(p - vec3(0.0, -0.47, 0.90), vec3(0.52, 0.055, 0.07), 0.04), 6);
  add(s, box(p - vec3(0.0, 0.545, 0.64), vec3(0.26, 0.07, 0.05), 0.03), 2);
  // Wheels under their arches.
  for (int i = 0; i < 2; i++) {
    vec3 t = m - vec3(0.50, -0.50, 0.44 - 1.02 * float(i));
    float tyre = max(length(t.yz) - 0.25, abs(t.x) - 0.11) - 0.02;
    add(s, tyre, 5);
    add(s, max(length(t.yz) - 0.135, abs(t.x) - 0.145), 6);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = gloss(T1);
    k.shine = T1 * 0.14;
    vec2 q = p.xy - vec2(0.0, 0.545);
    if (p.y > 0.45) {
      float horn_ = min(abs(length(q - vec2(-0.02, 0.0)) - 0.035) - 0.010, max(abs(q.y + 0.02 + 0.25 * max(q.x, 0.0)) - 0.012 - 0.10 * max(q.x - 0.05, 0.0), abs(q.x - 0.06) - 0.07));
      if (horn_ < 0.0) { k.base = T0; k.shine = T0 * 0.6; }
    }
    return k;
  }
  if (id == 3) {
    Stuff k = gloss(T2 * (0.5 + 0.5 * smoothstep(0.1, 0.5, p.y)));
    k.coat = 1.6;
    k.shine = T2 * (0.10 + 0.35 * smoothstep(0.06, 0.0, abs(fract(p.x * 1.1 + p.y * 1.4 + 0.1) - 0.5) - 0.12));
    return k;
  }
  if (id == 4) return light(T3, 1.1 + 0.5 * sin(uPhase * 2.0 * PI));
  if (id == 5) { Stuff k = stuff(T4, 0.0, 0.55); return k; }
  if (id == 6) return metal(SILVER, 0.2);
  if (id == 7) return timber(vec3(0.50, 0.27, 0.11), p);
  if (id == 8) { Stuff k = cloth(vec3(0.62, 0.10, 0.08)); k.shine = vec3(0.06, 0.01, 0.01); return k; }
  if (id == 9) return stuff(INK, 0.0, 0.5);
  Stuff k = gloss(T0);
  k.shine = T0 * 0.17;
  return k;
}
