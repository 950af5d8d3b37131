// A storm lamp with a globe in a cage. Tints: metal, glass, flame, tank.
#define LEAN vec3(0.26, 0.14, 0.05)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, smax(rod(p - vec3(0.0, -0.70, 0.0), 0.50, 0.22) - 0.04, -1.0, 0.1), 4);
  add(s, ring((p - vec3(0.0, -0.46, 0.0)).xzy, 0.44, 0.045), 1);
  add(s, rod(p - vec3(0.0, -0.42, 0.0), 0.26, 0.08), 1);
  add(s, vine(m, mat3(vec3(0.50, -0.62, 0.0), vec3(0.72, 0.10, 0.0), vec3(0.30, 0.60, 0.0)), vec2(0.06, 0.05)), 1);
  add(s, rod(p - vec3(0.0, 0.50, 0.0), 0.30, 0.09) - 0.03, 1);
  add(s, max((length(p.xz) - 0.36 + 0.55 * (p.y - 0.62)) * 0.8, abs(p.y - 0.72) - 0.12), 1);
  add(s, vine(m, mat3(vec3(0.34, 0.58, 0.0), vec3(0.44, 1.02, 0.0), vec3(0.0, 0.96, 0.0)), vec2(0.04, 0.04)), 1);
  vec3 g = p - vec3(0.0, 0.03, 0.0);
  add(s, ring(g.xzy, 0.415, 0.022), 1);
  vec2 f = fold(p.xz, 4.0);
  vec3 t = vec3(f.x, p.y, f.y);
  add(s, vine(t, mat3(vec3(0.0, -0.40, 0.26), vec3(0.0, 0.03, 0.58), vec3(0.0, 0.46, 0.26)), vec2(0.022, 0.022)), 1);
  float sway = 0.05 * sin(uPhase * 2.0 * PI);
  vec3 q = p - vec3(sway * (p.y + 0.3), -0.10, 0.16);
  add(s, smin(egg(q, vec3(0.14, 0.18, 0.12)), horn(q, vec3(0.0, 0.08, 0.0), vec3(0.02, 0.40, 0.0), vec2(0.12, 0.01)), 0.1), 3);
  add(s, max(egg(g, vec3(0.38, 0.42, 0.36)), p.z - 0.06), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.18); k.shine = T0 * 0.05; return k; }
  if (id == 4) {
    Stuff k = gloss(T3);
    k.shine = T3 * 0.14;
    if (abs(p.y + 0.70) < 0.03) return metal(T0, 0.18);
    return k;
  }
  if (id == 3) {
    float core = smoothstep(0.30, -0.10, length(p.xy - vec2(0.0, -0.10)));
    return light(mix(T2, vec3(1.0, 0.85, 0.45), core), 2.4);
  }
  Stuff k = gloss(T1);
  float glow = exp(-3.0 * length(p.xy - vec2(0.0, -0.05)));
  k.shine = T2 * 1.0 * glow + T1 * 0.22;
  return k;
}
