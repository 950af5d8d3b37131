// A button sewn on with a cross of thread. Tints: button, inner field, thread. A gleam runs over it.
#define LEAN vec3(0.18, 0.14, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy);
  float scallop = 0.022 * cos(atan(p.y, p.x) * 16.0);
  float d = plate(r - 0.86 - scallop, p.z, 0.15, 0.07);
  d = min(d, length(vec2(r - 0.76 - scallop, p.z - 0.12)) - 0.115);
  vec2 h = abs(p.xy) - 0.17;
  d = max(d, -(length(h) - 0.085));
  add(s, d * 0.9, 1);
  add(s, max(plate(r - 0.62, p.z - 0.12, 0.06, 0.02), -(length(h) - 0.085)), 2);
  add(s, length(vec2(r - 0.62, p.z - 0.17)) - 0.022, 4);
  float a = stick(vec3(p.xy * rot(PI / 4.0), p.z), vec3(-0.25, 0.0, 0.20), vec3(0.25, 0.0, 0.20), 0.05);
  float b = stick(vec3(p.xy * rot(-PI / 4.0), p.z), vec3(-0.25, 0.0, 0.25), vec3(0.25, 0.0, 0.25), 0.05);
  add(s, min(a, b) + 0.008 * sin((p.x + p.y) * 60.0), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return plush(T2);
  vec3 c = id == 2 ? T1 : T0;
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  Stuff k = gold(0.18);
  if (id != 4) { k = gloss(c); k.shine = c * 0.16; }
  if (uPhase > 0.0) k.shine += vec3(1.2, 1.0, 0.7) * smoothstep(0.22, 0.0, gleam);
  return k;
}
