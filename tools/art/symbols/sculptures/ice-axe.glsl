// Two ice axes, crossed. Tints: steel, shaft, grip.
#define LEAN vec3(0.18, 0.08, 0.0)

void tool(inout Part s, vec3 p) {
  float bow = 0.10 * (p.y + 0.2) * (p.y + 0.2);
  vec3 q = p - vec3(bow, 0.0, 0.0);
  add(s, max(length(q.xz) - 0.075, max(p.y - 0.62, -p.y - 0.92)) - 0.012, 2);
  float grip = max(length(q.xz) - 0.105 - 0.014 * sin(p.y * 44.0), max(p.y + 0.34, -p.y - 0.96));
  add(s, grip * 0.8, 3);
  add(s, egg(q - vec3(0.0, -0.98, 0.0), vec3(0.15, 0.05, 0.13)), 3);
  vec2 h = p.xy - vec2(0.06, 0.64);
  float pick = max(abs(length(h - vec2(0.10, -0.80)) - 0.84) - 0.10 * (1.0 - smoothstep(0.0, 0.78, h.x)) - 0.012, max(-h.x - 0.04, h.x - 0.80));
  pick = max(pick, -h.y - 0.6);
  float teeth = 0.03 * abs(fract(h.x * 9.0) - 0.5) * step(0.25, h.x);
  add(s, plate(pick + teeth, p.z, 0.065, 0.02) * 0.75, 1);
  float adze = max(box2(h - vec2(-0.22, 0.02), vec2(0.22, 0.06 + 0.25 * max(-h.x - 0.1, 0.0))), -1.0);
  add(s, plate(adze, p.z, 0.09 + 0.25 * max(-h.x - 0.1, 0.0), 0.02) * 0.75, 1);
  add(s, ball(vec3(h - vec2(-0.01, 0.02), abs(p.z) - 0.08), 0.05), 4);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 a = spin(p - vec3(0.0, -0.04, 0.13), 0.66);
  tool(s, vec3(-a.x, a.y, a.z));
  vec3 b = spin(p - vec3(0.0, -0.04, -0.13), -0.66);
  tool(s, b);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.16); k.shine = T0 * 0.07; return k; }
  if (id == 3) return gloss(T2);
  if (id == 4) return gold(0.2);
  Stuff k = gloss(T1);
  k.shine = T1 * 0.18;
  return k;
}
