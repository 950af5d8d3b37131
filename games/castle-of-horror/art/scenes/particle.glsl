// Small lights and shapes, flat. Knobs x: 0 spark, 1 ember, 2 glow, 3 puff of fog, 4 bat, 5 drop, 6 ray.

void main() {
  vec2 u = (gl_FragCoord.xy + uOrigin) / uSize * 2.0 - 1.0;
  float r = length(u);
  vec3 c = vec3(1.0);
  float a = 0.0;
  if (uKnobs.x < 0.5) {
    float cross_ = 0.012 / (abs(u.x) * abs(u.y) * 9.0 + 0.012) * smoothstep(1.0, 0.0, r);
    a = clamp(cross_ * cross_ + exp(-r * r * 34.0), 0.0, 1.0) * smoothstep(1.0, 0.7, r);
    c = mix(vec3(1.0, 0.78, 0.36), vec3(1.0), exp(-r * r * 20.0));
  } else if (uKnobs.x < 1.5) {
    a = exp(-r * r * 9.0) * smoothstep(1.0, 0.6, r);
    c = mix(vec3(1.0, 0.26, 0.04), vec3(1.0, 0.86, 0.50), exp(-r * r * 22.0));
  } else if (uKnobs.x < 2.5) {
    a = pow(max(1.0 - r, 0.0), 2.2);
  } else if (uKnobs.x < 3.5) {
    float n = fbm(vec3(u * 1.6, 2.0) + fbm(vec3(u * 2.0, 8.0)));
    a = smoothstep(0.28, 0.75, n) * smoothstep(1.0, 0.15, r) * 0.8;
    c = vec3(0.74, 0.84, 0.90);
  } else if (uKnobs.x < 4.5) {
    float flap = 0.55 * sin(uPhase * 2.0 * PI);
    float d = batFlat(u * 0.54 + vec2(0.0, 0.02 - flap * 0.06), flap);
    a = smoothstep(0.006, -0.006, d);
    c = vec3(0.085, 0.050, 0.130) + vec3(0.10, 0.12, 0.30) * smoothstep(-0.05, 0.0, d);
  } else if (uKnobs.x < 5.5) {
    vec2 q = u * 1.15 + vec2(0.0, 0.12);
    float d = length(vec2(q.x, min(q.y, 0.0) + max(q.y, 0.0) * 0.45)) - 0.55 * (1.0 - 0.75 * smoothstep(0.0, 1.0, q.y));
    a = smoothstep(0.02, -0.02, d);
    c = mix(vec3(0.75, 0.02, 0.03), vec3(0.28, 0.0, 0.01), smoothstep(-0.4, 0.5, u.x - u.y));
    c += 0.8 * exp(-40.0 * dot(q - vec2(-0.2, -0.05), q - vec2(-0.2, -0.05)));
  } else {
    float turn = atan(u.y, u.x);
    float beam = pow(0.5 + 0.5 * cos(turn * 12.0), 3.0) * (0.72 + 0.28 * cos(turn * 5.0 + 1.0));
    a = (0.25 + 0.75 * beam) * smoothstep(1.0, 0.05, r) * smoothstep(0.0, 0.25, r);
    c = vec3(1.0, 0.80, 0.45);
  }
  oSurface = vec4(c, a);
  oGlow = vec4(0.0);
}
