// A unicycle under a top hat, as if somebody unseen rode it. Tints: tyre and hat, frame, saddle and band, metal, lights.
#define LEAN vec3(0.42, 0.08, -0.04)

float turn_() { return uPhase * 2.0 * PI; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.y += 0.10;
  p.xy *= rot(0.045 * sin(turn_()));
  vec3 w = p - vec3(0.0, -0.44, 0.0);
  // Tyre, rim, hub.
  add(s, ring(w, 0.46, 0.075), 1);
  add(s, ring(w, 0.385, 0.032), 2);
  vec3 hub = w.xzy;
  add(s, rod(hub, 0.075, 0.15), 2);
  // Spokes go round.
  vec3 q = w;
  q.xy *= rot(turn_());
  vec2 f = fold(q.xy, 10.0);
  add(s, max(length(vec2(f.x, q.z * 1.0)) - 0.014, abs(f.y - 0.22) - 0.16), 2);
  // Lights sit between the spokes.
  vec2 g = fold(q.xy * rot(PI / 10.0), 10.0);
  add(s, length(vec3(g.x, g.y - 0.385, abs(q.z) - 0.04)) - 0.042, 3);
  // Cranks and pedals.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec3 c = w - vec3(0.0, 0.0, 0.14 * side);
    c.xy *= rot(turn_() + 0.9 + (i == 0 ? PI : 0.0));
    add(s, stick(c, vec3(0.0), vec3(0.0, -0.20, 0.0), 0.032), 2);
    add(s, box(c - vec3(0.0, -0.22, 0.09 * side), vec3(0.09, 0.03, 0.08), 0.02), 4);
  }
  // The fork and the post.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    add(s, horn(p, vec3(0.0, -0.44, 0.115 * side), vec3(0.0, 0.12, 0.10 * side), vec2(0.040, 0.045)), 5);
  }
  add(s, box(p - vec3(0.0, 0.13, 0.0), vec3(0.075, 0.05, 0.15), 0.04), 5);
  add(s, rod(p - vec3(0.0, 0.26, 0.0), 0.042, 0.13), 2);
  // The saddle.
  vec3 t = p - vec3(0.0, 0.40, 0.0);
  add(s, smin(egg(t - vec3(-0.08, 0.02, 0.0), vec3(0.20, 0.075, 0.15)), egg(t - vec3(0.16, 0.03, 0.0), vec3(0.16, 0.055, 0.08)), 0.06), 4);
  // The hat floats above it.
  vec3 h = p - vec3(0.02, 0.60 + 0.035 * abs(sin(turn_())), 0.0);
  h.xy *= rot(-0.16 + 0.06 * sin(turn_()));
  float brim = abs(h.y + 0.03 - 0.16 * h.x * h.x) - 0.022;
  add(s, max(brim, length(h.xz) - 0.37) * 0.9 - 0.008, 6);
  add(s, rod(h - vec3(0.0, 0.19, 0.0), 0.225 + 0.10 * h.y * h.y, 0.19) - 0.02, 6);
  add(s, rod(h - vec3(0.0, 0.055, 0.0), 0.243, 0.055) - 0.01, 7);
  add(s, plate(star2(h.xy - vec2(0.0, 0.075), 5.0, 0.105, 0.046), h.z - 0.26, 0.03, 0.01), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  p.y += 0.10;
  if (id == 1) {
    vec3 w = p - vec3(0.0, -0.44, 0.0);
    Stuff k = gloss(T0);
    float wall = abs(length(w.xy) - 0.46);
    if (abs(w.z) > 0.035 && wall < 0.05) k = gloss(WHITE);
    k.shine = k.base * 0.12;
    return k;
  }
  if (id == 2) { Stuff k = metal(T3, 0.16); k.shine = T3 * 0.10; return k; }
  if (id == 3) return light(T4, 0.9 + 0.5 * sin(turn_() * 2.0 + p.x * 9.0));
  if (id == 4) { Stuff k = gloss(T2); k.shine = T2 * 0.16; return k; }
  if (id == 5) { Stuff k = gloss(T1); k.shine = T1 * 0.16; return k; }
  if (id == 7) { Stuff k = cloth(T2); k.shine = T2 * 0.18; return k; }
  Stuff k = plush(T0);
  k.shine = T0 * 0.22;
  return k;
}
