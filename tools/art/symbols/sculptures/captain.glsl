// A pirate captain. Tints: hat, trim, beard, skin, coat.
#define LEAN vec3(0.26, 0.04, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, egg(p - vec3(0.0, 0.08, 0.06), vec3(0.40, 0.48, 0.40)), 1);
  add(s, egg(p - vec3(0.0, 0.02, 0.48), vec3(0.105, 0.115, 0.12)), 1);
  add(s, egg(m - vec3(0.42, 0.06, 0.02), vec3(0.09, 0.13, 0.09)), 1);
  add(s, ring(m - vec3(0.45, -0.12, 0.04), 0.075, 0.025), 8);
  float beard = egg(p - vec3(0.0, -0.30, 0.14), vec3(0.44, 0.40, 0.34));
  beard = smin(beard, horn(p, vec3(0.0, -0.40, 0.24), vec3(0.0, -0.92, 0.32), vec2(0.28, 0.05)), 0.12);
  beard = smax(beard, -egg(p - vec3(0.0, 0.06, 0.46), vec3(0.30, 0.22, 0.30)), 0.06);
  beard += 0.022 * sin(p.x * 26.0 + 3.0 * sin(p.y * 7.0));
  add(s, beard * 0.8, 3);
  add(s, vine(m, mat3(vec3(0.02, -0.10, 0.52), vec3(0.20, -0.16, 0.52), vec3(0.34, 0.02, 0.38)), vec2(0.085, 0.02)), 3);
  add(s, egg(p - vec3(0.0, -0.22, 0.44), vec3(0.11, 0.035, 0.05)), 9);
  add(s, ball(p - vec3(0.165, 0.17, 0.36), 0.095), 4);
  add(s, egg(p - vec3(-0.17, 0.16, 0.38), vec3(0.14, 0.12, 0.08)), 5);
  float strap = max(abs(egg(p - vec3(0.0, 0.08, 0.06), vec3(0.415, 0.495, 0.415))) - 0.02, abs(p.y - 0.24 - 0.42 * p.x) - 0.030);
  add(s, strap, 5);
  add(s, egg(spin(p - vec3(0.17, 0.32, 0.40), 0.22), vec3(0.15, 0.045, 0.06)), 3);
  vec3 h = p - vec3(0.0, 0.46, 0.02);
  add(s, egg(h - vec3(0.0, 0.08, 0.0), vec3(0.44, 0.36, 0.42)), 2);
  float rim = 0.26 + 0.28 * cos(h.x * 2.6) - 0.10 * h.x * h.x;
  float brim = max(abs(h.z - 0.36 + 0.38 * h.x * h.x + 0.18 * (h.y - 0.1)) - 0.045, max(h.y - rim, -h.y - 0.08 + 0.10 * h.x * h.x));
  add(s, max(brim, abs(h.x) - 0.86) * 0.7, 2);
  float edge = length(vec2(h.z - 0.36 + 0.38 * h.x * h.x + 0.18 * (h.y - 0.1), h.y - rim)) - 0.05;
  add(s, max(edge, abs(h.x) - 0.86) * 0.7, 6);
  add(s, plate(shape0(h.xy - vec2(0.0, 0.20)), h.z - 0.40 + 0.38 * h.x * h.x + 0.18 * (h.y - 0.1), 0.045, 0.02) * 0.8, 7);
  vec3 c = p - vec3(0.0, -0.98, -0.08);
  add(s, max(egg(c, vec3(0.80, 0.52, 0.44)), -p.y - 0.96), 10);
  add(s, max(max(abs(abs(p.x) - 0.34 + 0.25 * (p.y + 0.6)) - 0.06, egg(c, vec3(0.83, 0.55, 0.47))), -p.y - 0.96), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return eyeStuff(p, vec3(0.165, 0.17, 0.36), 0.095, vec3(0.05, 0.30, 0.55));
  if (id == 5) return gloss(INK * 1.5);
  if (id == 6 || id == 8) return metal(T1, 0.18);
  if (id == 7) { Stuff k = gloss(vec3(0.96, 0.94, 0.88)); k.shine = vec3(0.22); return k; }
  if (id == 9) return gloss(vec3(0.5, 0.08, 0.06));
  if (id == 2) { Stuff k = plush(T0); k.shine = T0 * 0.14; return k; }
  if (id == 10) { Stuff k = cloth(T4); k.shine = T4 * 0.10; return k; }
  if (id == 3) {
    Stuff k = plush(T2 * (0.7 + 0.4 * sin(p.x * 26.0 + 3.0 * sin(p.y * 7.0))));
    k.coat = 0.2;
    return k;
  }
  Stuff k = plush(T3);
  k.bump = 0.0;
  if (length(p.xy - vec2(0.0, 0.02)) < 0.12 && p.z > 0.45) k.base = mix(T3, vec3(0.9, 0.2, 0.1), 0.5);
  k.shine = T3 * 0.06;
  return k;
}
