// A combination dial. Tints: knob, ring, ticks, pointer. It turns with the phase.
#define LEAN vec3(0.26, 0.20, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy);
  add(s, plate(r - 0.84, p.z + 0.06, 0.10, 0.04), 2);
  add(s, length(vec2(r - 0.84, p.z - 0.02)) - 0.06, 4);
  vec2 w = p.xy * rot(uPhase * 2.0 * PI);
  vec2 f = fold(w, 20.0), g = fold(w, 5.0);
  add(s, plate(box2(f - vec2(0.0, 0.68), vec2(0.012, 0.05)), p.z - 0.04, 0.03, 0.01), 3);
  add(s, plate(box2(g - vec2(0.0, 0.65), vec2(0.022, 0.09)), p.z - 0.04, 0.03, 0.01), 3);
  float a = atan(w.x, w.y);
  float knob = max(r - 0.46 - 0.018 * cos(a * 24.0) + 0.10 * max(p.z - 0.1, 0.0), abs(p.z - 0.20) - 0.22);
  add(s, knob * 0.8 - 0.02, 1);
  add(s, length(vec2(r - 0.36, p.z - 0.44)) - 0.035, 4);
  add(s, plate(box2(w - vec2(0.0, 0.22), vec2(0.045, 0.16)), p.z - 0.44, 0.04, 0.02), 5);
  vec2 t = p.xy - vec2(0.0, 0.90);
  add(s, plate(tri2(t, vec2(-0.13, 0.09), vec2(0.13, 0.09), vec2(0.0, -0.13)), p.z - 0.10, 0.06, 0.03), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.2); k.shine = T0 * 0.05; return k; }
  if (id == 2) return gloss(T1);
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.3; return k; }
  if (id == 4) return metal(SILVER, 0.16);
  Stuff k = gloss(T3);
  k.shine = T3 * 0.35;
  return k;
}
