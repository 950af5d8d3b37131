// A toucan on a branch. Tints: feathers, bib, beak, tip of the beak, ring of the eye.
#define LEAN vec3(-0.25, 0.04, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = egg(p - vec3(0.26, -0.26, 0.0), vec3(0.40, 0.54, 0.38));
  d = smin(d, egg(p - vec3(0.18, 0.36, 0.0), vec3(0.36, 0.34, 0.34)), 0.22);
  d = smin(d, horn(p, vec3(0.42, -0.50, -0.08), vec3(0.62, -0.96, -0.14), vec2(0.18, 0.12)), 0.12);
  add(s, d, 1);
  add(s, egg(p - vec3(0.56, -0.26, 0.14), vec3(0.18, 0.42, 0.30)), 6);
  float beak = vine(p, mat3(vec3(0.02, 0.38, 0.06), vec3(-0.52, 0.66, 0.10), vec3(-0.86, 0.02, 0.12)), vec2(0.25, 0.045));
  add(s, beak, 2);
  add(s, egg(p - vec3(0.10, 0.48, 0.30), vec3(0.155, 0.155, 0.06)), 4);
  add(s, ball(p - vec3(0.10, 0.48, 0.30), 0.095), 5);
  add(s, stick(p, vec3(-0.86, -0.84, 0.0), vec3(0.95, -0.74, 0.0), 0.095), 7);
  for (int i = 0; i < 3; i++) add(s, egg(p - vec3(0.02 + 0.13 * float(i), -0.74, 0.08), vec3(0.05, 0.09, 0.09)), 8);
  add(s, leaf(spin(p - vec3(-0.60, -0.80, 0.06), -0.7), 0.52), 9);
  add(s, leaf(spin(p - vec3(-0.50, -0.84, 0.06), 1.9), 0.40), 9);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    float t = -p.x;
    Stuff k = gloss(mix(T2, vec3(1.0, 0.72, 0.06), smoothstep(0.15, -0.10, p.y - 0.46 + 0.3 * t)));
    if (t > 0.66) k.base = T3;
    if (t < 0.0) k.base = INK;
    k.shine = k.base * 0.12;
    return k;
  }
  if (id == 4) return gloss(T4);
  if (id == 5) return eyeStuff(p, vec3(0.10, 0.48, 0.30), 0.095, vec3(0.05, 0.15, 0.30));
  if (id == 7) return timber(WOOD * 1.3, p.yxz);
  if (id == 8) return gloss(vec3(0.30, 0.42, 0.60));
  if (id == 9) return gloss(vec3(0.08, 0.42, 0.06));
  Stuff k = plush(T0 * (id == 6 ? 0.7 : 1.0));
  k.coat = 0.4;
  float bib = length((p.xy - vec2(0.06, 0.0)) * vec2(1.0, 0.75)) - 0.30;
  if (id == 1 && bib < 0.0 && p.z > 0.0) k.base = bib > -0.05 ? vec3(0.9, 0.1, 0.04) : T1;
  return k;
}
