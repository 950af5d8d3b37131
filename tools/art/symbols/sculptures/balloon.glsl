// Three balloons on their strings. Tints: their colours.
#define LEAN vec3(0.16, 0.08, 0.0)

float one(vec3 p) { return smin(egg(p, vec3(0.40, 0.48, 0.40)), horn(p, vec3(0.0, -0.38, 0.0), vec3(0.0, -0.54, 0.0), vec2(0.10, 0.06)), 0.12); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float b = 0.03 * sin(uPhase * 2.0 * PI);
  vec3 A = vec3(0.0, 0.44 + b, 0.14), B = vec3(-0.50, 0.20 - b, -0.08), C = vec3(0.50, 0.16 + b * 0.5, -0.04);
  add(s, one(p - A), 1);
  add(s, one(spin(p - B, -0.28)), 2);
  add(s, one(spin(p - C, 0.28)), 3);
  vec3 knot = vec3(0.0, -0.78, 0.0);
  float line = vine(p, mat3(A - vec3(0.0, 0.52, 0.0), vec3(0.06, -0.4, 0.1), knot), vec2(0.018));
  line = min(line, vine(p, mat3(B - vec3(-0.14, 0.50, 0.0), vec3(-0.2, -0.5, 0.0), knot), vec2(0.018)));
  line = min(line, vine(p, mat3(C - vec3(0.14, 0.50, 0.0), vec3(0.2, -0.5, 0.0), knot), vec2(0.018)));
  line = min(line, vine(p, mat3(knot, vec3(0.06, -0.9, 0.0), vec3(-0.02, -1.0, 0.0)), vec2(0.03)));
  add(s, line, 4);
  vec3 m = mx(p - knot);
  add(s, min(ball(m, 0.06), egg(spin(m - vec3(0.13, 0.0, 0.0), -0.3), vec3(0.13, 0.075, 0.05))), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return cloth(vec3(0.9));
  if (id == 5) return gloss(vec3(1.0, 0.75, 0.12));
  vec3 c = id == 1 ? T0 : id == 2 ? T1 : T2;
  Stuff k = sugar(c, n, v);
  return k;
}
