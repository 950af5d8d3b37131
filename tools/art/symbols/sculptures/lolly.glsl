// A lollipop with a spiral of two sugars and a bow. Tints: first, second, stick, bow. It turns with the phase.
#define LEAN vec3(0.12, 0.10, 0.16)

vec3 C(vec3 p) { return p - vec3(0.0, 0.28, 0.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = C(p);
  add(s, pillow(length(c.xy) - 0.66, c.z, 0.30, 0.34), 1);
  add(s, stick(p, vec3(0.0, -0.2, 0.0), vec3(0.0, -0.98, 0.0), 0.075), 2);
  vec3 b = p - vec3(0.0, -0.44, 0.12);
  vec3 m = mx(b);
  float bow = egg(spin(m - vec3(0.24, 0.04, 0.0), -0.3), vec3(0.24, 0.15, 0.10));
  bow = min(bow, ball(b, 0.10));
  bow = min(bow, horn(m, vec3(0.04, -0.05, 0.0), vec3(0.26, -0.34, 0.0), vec2(0.05, 0.09)));
  add(s, bow, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T2);
  if (id == 3) return gloss(T3);
  vec2 c = C(p).xy;
  float a = atan(c.y, c.x) + uPhase * 2.0 * PI + 5.2 * length(c);
  float stripe = smoothstep(-0.18, 0.18, sin(a * 5.0));
  Stuff k = sugar(mix(T0, T1, stripe), n, v);
  k.bump = 0.0;
  return k;
}
