// Seven cells of wax, full of honey that runs over at the foot. Tints: wax, honey, light in the honey.
#define LEAN vec3(0.14, 0.12, 0.0)

float sixth(vec2 p, float r) { p = abs(p); return max(p.x * 0.8660254 + p.y * 0.5, p.y) - r; }
// The nearest of the seven cells: its distance with apothem r.
float comb7(vec2 p, float r, float shrink) {
  float d = sixth(p, r - shrink);
  for (int i = 0; i < 6; i++) {
    float a = PI / 6.0 + float(i) * PI / 3.0;
    d = min(d, sixth(p - 2.0 * r * vec2(cos(a), sin(a)), r - shrink));
  }
  return d;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.06, 0.0);
  float r = 0.298;
  float out_ = comb7(q.xy, r, 0.0), pit = comb7(q.xy, r, 0.052);
  float wax = plate(out_ - 0.02, q.z, 0.24, 0.07);
  wax = max(wax, -plate(pit, q.z - 0.26, 0.16, 0.02));
  add(s, wax * 0.85, 1);
  // Honey stands in each cell, a little domed.
  float dome = 0.09 * smoothstep(0.0, -0.22, pit);
  add(s, plate(pit + 0.004, q.z - 0.02 - dome, 0.13, 0.05) * 0.7, 2);
  // What runs over.
  add(s, smin(horn(q, vec3(0.20, -0.62, 0.24), vec3(0.21, -0.98, 0.26), vec2(0.075, 0.045)), ball(q - vec3(0.21, -0.98, 0.26), 0.085), 0.05), 2);
  add(s, smin(horn(q, vec3(-0.22, -0.66, 0.24), vec3(-0.23, -0.86, 0.26), vec2(0.065, 0.04)), ball(q - vec3(-0.23, -0.86, 0.26), 0.07), 0.05), 2);
  add(s, smin(egg(q - vec3(0.0, -0.70, 0.20), vec3(0.34, 0.11, 0.13)), horn(q, vec3(0.02, -0.70, 0.26), vec3(0.02, -0.82, 0.27), vec2(0.07, 0.05)), 0.08), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = sugar(T1, n, v);
    float deep = 0.5 + 0.5 * sin(p.x * 6.0 + p.y * 5.0);
    k.shine = k.shine * 0.6 + mix(T1, T2, 0.4 * deep) * 0.13;
    float gleam = abs(p.x + 0.6 * p.y - mix(-2.0, 2.0, uPhase));
    if (uPhase > 0.0) k.shine += vec3(1.0, 0.86, 0.5) * smoothstep(0.24, 0.0, gleam);
    k.coat = 1.7;
    return k;
  }
  Stuff k = plush(T0);
  k.coat = 0.45;
  k.shine = T0 * 0.14;
  return k;
}
