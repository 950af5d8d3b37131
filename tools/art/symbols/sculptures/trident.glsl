// A trident with a jewel where its prongs meet. Tints: metal, jewel, grip.
#define LEAN vec3(0.22, 0.08, -0.42)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, rod(p - vec3(0.0, -0.42, 0.0), 0.085, 0.56) - 0.01, 1);
  float grip = rod(p - vec3(0.0, -0.42, 0.0), 0.115 + 0.015 * sin(p.y * 60.0 + atan(p.x, p.z)), 0.22);
  add(s, grip * 0.8, 3);
  add(s, ball(p - vec3(0.0, -0.98, 0.0), 0.13), 1);
  add(s, ring((p - vec3(0.0, -0.12, 0.0)).xzy, 0.11, 0.045), 1);
  float arms = vine(m, mat3(vec3(0.0, 0.02, 0.0), vec3(0.66, -0.02, 0.0), vec3(0.50, 0.62, 0.0)), vec2(0.11, 0.085));
  arms = smin(arms, horn(p, vec3(0.0, 0.0, 0.0), vec3(0.0, 0.66, 0.0), vec2(0.12, 0.085)), 0.06);
  arms = smin(arms, vine(m, mat3(vec3(0.10, 0.06, 0.05), vec3(0.36, -0.16, 0.12), vec3(0.30, -0.34, 0.06)), vec2(0.06, 0.03)), 0.03);
  add(s, arms, 1);
  vec2 a = vec2(abs(p.x), p.y - 0.62), b = vec2(m.x - 0.50, p.y - 0.56);
  float tip = tri2(a, vec2(0.0, 0.40), vec2(0.18, -0.06), vec2(-0.18, -0.06));
  float side = tri2(b, vec2(0.02, 0.36), vec2(0.15, -0.08), vec2(-0.15, -0.04));
  add(s, pillow(min(tip, side), p.z, 0.12, 0.09), 1);
  add(s, egg(p - vec3(0.0, 0.10, 0.13), vec3(0.17, 0.20, 0.11)), 2);
  add(s, plate(abs(length(p.xy * vec2(1.1, 0.95) - vec2(0.0, 0.095)) - 0.20) - 0.035, p.z - 0.10, 0.06, 0.03), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = gem(T1, p, n, v);
    k.shine *= 1.25 + 0.6 * sin(uPhase * 2.0 * PI);
    return k;
  }
  if (id == 3) return gloss(T2 * (0.7 + 0.3 * sin(p.y * 60.0)));
  Stuff k = metal(T0, 0.16);
  k.shine = T0 * 0.09;
  return k;
}
