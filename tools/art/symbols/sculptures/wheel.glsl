// A wheel of fortune on its stand, seen from the front. Tints: three colours of its fields, metal, pointer. It turns with
// the phase.
#define LEAN vec3(0.10, 0.08, 0.0)

const float FIELDS = 12.0;
vec2 turned(vec3 p) { return (p.xy - vec2(0.0, 0.04)) * rot(uPhase * 2.0 * PI / 3.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 q = p.xy - vec2(0.0, 0.04), w = turned(p);
  float r = length(q);
  add(s, plate(r - 0.76, p.z, 0.08, 0.03), 1);
  add(s, length(vec2(r - 0.78, p.z - 0.04)) - 0.10, 4);
  vec2 f = fold(q, 24.0);
  add(s, ball(vec3(f, p.z) - vec3(0.0, 0.78, 0.14), 0.042), 6);
  vec2 g = fold(w * rot(PI / FIELDS), FIELDS);
  add(s, max(length(vec2(g.x, p.z - 0.09)) - 0.022, abs(g.y - 0.46) - 0.25), 4);
  add(s, egg(p - vec3(0.0, 0.04, 0.10), vec3(0.20, 0.20, 0.14)), 4);
  add(s, ball(p - vec3(0.0, 0.04, 0.20), 0.10), 5);
  vec2 t = p.xy - vec2(0.0, 0.80);
  add(s, plate(tri2(t, vec2(-0.15, 0.16), vec2(0.15, 0.16), vec2(0.0, -0.22)) - 0.02, p.z - 0.22, 0.07, 0.03), 5);
  add(s, plate(box2(p.xy - vec2(0.0, -0.93), vec2(0.50 , 0.06)), p.z, 0.22, 0.03), 4);
  add(s, plate(max(box2(p.xy - vec2(0.0, -0.80), vec2(0.22, 0.14)), 0.0), p.z + 0.10, 0.10, 0.02), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return metal(T3, 0.18);
  if (id == 5) { Stuff k = gloss(T4); k.shine = T4 * 0.2; return k; }
  if (id == 6) return light(vec3(1.0, 0.85, 0.5), 1.6);
  vec2 w = turned(p) * rot(PI / FIELDS);
  float i = mod(floor((atan(w.x, w.y) / (2.0 * PI) + 0.5) * FIELDS), 3.0);
  vec3 c = i < 0.5 ? T0 : i < 1.5 ? T1 : T2;
  Stuff k = gloss(c * mix(0.7, 1.1, smoothstep(0.0, 0.7, length(w))));
  k.shine = c * 0.22;
  return k;
}
