// The golden mask of a pharaoh. Tints: gold, stripes, lips and jewels.
#define LEAN vec3(0.16, 0.05, 0.0)

float faceOf(vec3 p) {
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.06, 0.16), vec3(0.40, 0.52, 0.38));
  d = smin(d, egg(p - vec3(0.0, -0.24, 0.24), vec3(0.24, 0.24, 0.26)), 0.14);
  d = smin(d, horn(p, vec3(0.0, 0.16, 0.52), vec3(0.0, -0.04, 0.62), vec2(0.05, 0.085)), 0.06);
  d = smax(d, -egg(m - vec3(0.18, 0.10, 0.56), vec3(0.15, 0.075, 0.12)), 0.05);
  d = smin(d, horn(m, vec3(0.05, 0.22, 0.52), vec3(0.33, 0.20, 0.40), vec2(0.035, 0.03)), 0.03);
  return d;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, faceOf(p), 1);
  add(s, egg(m - vec3(0.18, 0.095, 0.47), vec3(0.13, 0.06, 0.07)), 4);
  add(s, egg(m - vec3(0.055, -0.20, 0.515), vec3(0.085, 0.03, 0.045)), 5);
  add(s, egg(p - vec3(0.0, -0.245, 0.515), vec3(0.10, 0.034, 0.045)), 5);
  float hood = egg(p - vec3(0.0, 0.16, -0.10), vec3(0.70, 0.76, 0.50));
  hood = max(hood, -p.y - 0.1);
  float w = 0.62 + 0.26 * smoothstep(0.3, -0.8, p.y);
  float drape = box2(vec2(p.x, p.y + 0.36), vec2(w, 0.50));
  hood = smin(hood, plate(drape, p.z + 0.14 + 0.25 * p.x * p.x, 0.18, 0.08) * 0.8, 0.10);
  float lap = box2(vec2(m.x - 0.50, p.y + 0.56), vec2(0.17, 0.34));
  hood = smin(hood, plate(lap, p.z - 0.20, 0.14, 0.08), 0.06);
  hood = max(hood, -egg(p - vec3(0.0, 0.0, 0.36), vec3(0.43, 0.56, 0.5)));
  add(s, hood, 2);
  vec3 b = p - vec3(0.0, 0.44, 0.10);
  add(s, max(abs(egg(b, vec3(0.58, 0.42, 0.50))) - 0.04, abs(b.y - 0.02) - 0.075), 3);
  add(s, horn(p, vec3(0.0, 0.48, 0.52), vec3(0.0, 0.86, 0.60), vec2(0.05, 0.10)), 3);
  add(s, egg(p - vec3(0.0, 0.80, 0.62), vec3(0.13, 0.17, 0.08)), 6);
  add(s, horn(p, vec3(0.0, -0.46, 0.40), vec3(0.0, -0.92, 0.50), vec2(0.085, 0.12)), 7);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    float stripe = abs(p.x) > 0.36 && p.y < 0.25 ? sin(p.y * 34.0 - abs(p.x) * 6.0) : sin(atan(abs(p.x), p.y + 1.0) * 46.0);
    if (stripe > 0.15) {
      Stuff k = gloss(T1);
      k.shine = T1 * 0.12;
      return k;
    }
    return metal(T0, 0.22);
  }
  if (id == 7 && abs(sin(p.y * 26.0)) > 0.45) return gloss(T1);
  if (id == 4) {
    vec3 q = mx(p) - vec3(0.18, 0.095, 0.5);
    float d = length(q.xy * vec2(1.0, 1.1));
    Stuff k = gloss(d < 0.058 ? INK : vec3(0.95, 0.93, 0.88));
    if (length(q.xy - vec2(-0.015, 0.02)) < 0.014) k.shine = vec3(2.0);
    return k;
  }
  if (id == 5) return gloss(T2);
  if (id == 6) return gem(T2, p, n, v);
  if (id == 3 || id == 7) return metal(T0, 0.16);
  vec3 m = mx(p);
  float kohl = length((m.xy - vec2(0.20, 0.10)) * vec2(0.62, 1.35)) - 0.115;
  float tail = box2(m.xy - vec2(0.36, 0.10), vec2(0.09, 0.02));
  if ((min(kohl, tail) < 0.0 || (m.y > 0.185 && m.y < 0.25 && m.x > 0.05 && m.x < 0.35)) && p.z > 0.2) return gloss(T1 * 0.25);
  Stuff k = metal(T0, 0.26);
  k.shine = T0 * 0.12;
  return k;
}
